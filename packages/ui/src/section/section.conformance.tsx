import { apg, type Conformance } from '../conformance/conformance'
import { Section } from './section'

export const conformance: Conformance = {
  component: 'Section',
  pattern: apg('Landmarks (region)', 'landmarks'),
  render: (forwarded) => (
    <Section {...forwarded} title="Addresses">
      12 Market Street
    </Section>
  ),
  root: '[data-slot="section"]',
  name: { role: 'region', name: 'Addresses' },
  keyboard: 'it has no focusable elements',
}
