import { apg, type Conformance } from '../conformance/conformance'
import { Meter } from './meter'

export const conformance: Conformance = {
  component: 'Meter',
  pattern: apg('Meter', 'meter'),
  render: (forwarded) => <Meter {...forwarded} label="Late returns" value={1} max={3} />,
  root: '[data-slot="meter"]',
  name: { role: 'meter', name: 'Late returns' },
  keyboard: 'it is not interactive',
}
