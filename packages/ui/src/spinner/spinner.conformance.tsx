import { NATIVE, type Conformance } from '../conformance/conformance'
import { Spinner } from './spinner'

export const conformance: Conformance = {
  component: 'Spinner',
  pattern: NATIVE.text,
  render: (passed) => <Spinner {...passed} label="Saving" />,
  root: '[role="status"]',
  name: 'a status is heard by its text, not by a name',
  keyboard: 'nothing in it takes the focus',
}
