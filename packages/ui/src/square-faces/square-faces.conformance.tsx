import { NATIVE, type Conformance } from '../conformance/conformance'
import { SquareFaces } from './square-faces'

export const conformance: Conformance = {
  component: 'SquareFaces',
  pattern: NATIVE.text,
  render: (forwarded) => <SquareFaces {...forwarded} lookingAt={{ x: 0, y: 7 }} />,
  root: '[data-slot="square-faces"]',
  name: 'a decoration, hidden from assistive technology',
  keyboard: 'it has no focusable elements',
}
