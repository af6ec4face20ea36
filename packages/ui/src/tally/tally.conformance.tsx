import { NATIVE, type Conformance } from '../conformance/conformance'
import { Tally } from './tally'

export const conformance: Conformance = {
  component: 'Tally',
  pattern: NATIVE.text,
  render: (forwarded) => <Tally {...forwarded} count={2} total={3} />,
  root: '[data-slot="tally"]',
  name: 'it is hidden from screen readers: text beside it says the same',
  keyboard: 'it has no focusable elements',
}
