import { NATIVE, type Conformance } from '../conformance/conformance'
import { SquareTally } from './square-tally'

export const conformance: Conformance = {
  component: 'SquareTally',
  pattern: NATIVE.text,
  render: (forwarded) => <SquareTally {...forwarded} count={3} />,
  root: '[data-slot="square-tally"]',
  name: 'a decoration, hidden from assistive technology',
  keyboard: 'it has no focusable elements',
}
