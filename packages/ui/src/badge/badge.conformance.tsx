import { NATIVE, type Conformance } from '../conformance/conformance'
import { Badge } from './badge'

export const conformance: Conformance = {
  component: 'Badge',
  pattern: NATIVE.text,
  render: (passed) => <Badge {...passed}>In review</Badge>,
  root: '[data-slot="badge"]',
  name: 'it is text like that around it',
  keyboard: 'nothing in it takes the focus',
}
