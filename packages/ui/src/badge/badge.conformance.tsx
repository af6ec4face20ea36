import { NATIVE, type Conformance } from '../conformance/conformance'
import { Badge } from './badge'

export const conformance: Conformance = {
  component: 'Badge',
  pattern: NATIVE.text,
  render: (forwarded) => <Badge {...forwarded}>In review</Badge>,
  root: '[data-slot="badge"]',
  name: 'it is plain text',
  keyboard: 'it has no focusable elements',
}
