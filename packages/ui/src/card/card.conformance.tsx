import { NATIVE, type Conformance } from '../conformance/conformance'
import { Card } from './card'

export const conformance: Conformance = {
  component: 'Card',
  pattern: NATIVE.text,
  render: (forwarded) => <Card {...forwarded}>Spare keys</Card>,
  root: '[data-slot="card"]',
  asChild: (forwarded) => (
    <Card {...forwarded} asChild>
      <a href="#child">Child</a>
    </Card>
  ),
  name: 'it is a container; its contents have names',
  keyboard: 'it has no focusable elements',
}
