import { NATIVE, type Conformance } from '../conformance/conformance'
import { Spinner } from './spinner'

export const conformance: Conformance = {
  component: 'Spinner',
  pattern: NATIVE.text,
  render: (forwarded) => <Spinner {...forwarded} label="Saving" />,
  root: '[role="status"]',
  name: 'a status is announced by its text, not by a name',
  keyboard: 'it has no focusable elements',
}
