import { NATIVE, type Conformance } from '../conformance/conformance'
import { Diff } from './diff'

export const conformance: Conformance = {
  component: 'Diff',
  pattern: NATIVE.text,
  render: (forwarded) => <Diff {...forwarded} was="Bring the saw" now="Bring the hammer" />,
  root: '[data-slot="diff"]',
  name: 'its text is its name',
  keyboard: 'it is not interactive',
}
