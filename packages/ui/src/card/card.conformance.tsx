import { NATIVE, type Conformance } from '../conformance/conformance'
import { Card } from './card'

export const conformance: Conformance = {
  component: 'Card',
  pattern: NATIVE.text,
  render: (passed) => <Card {...passed}>Spare keys</Card>,
  root: '[data-slot="card"]',
  asChild: (passed) => (
    <Card {...passed} asChild>
      <a href="#child">Child</a>
    </Card>
  ),
  name: 'it is a sheet of paper; what lies on it has names',
  keyboard: 'nothing in it takes the focus',
}
