import { NATIVE, type Conformance } from '../conformance/conformance'
import { SquareMark } from './square-mark'

export const conformance: Conformance = {
  component: 'SquareMark',
  pattern: NATIVE.text,
  render: (forwarded) => <SquareMark {...forwarded} />,
  root: '[data-slot="square-mark"]',
  name: 'a decoration, hidden from assistive technology',
  keyboard: 'it has no focusable elements',
}
