import { apg, type Conformance } from '../conformance/conformance'
import { Page } from './page'

export const conformance: Conformance = {
  component: 'Page',
  pattern: apg('Landmarks (main)', 'landmarks'),
  render: (forwarded) => <Page {...forwarded} title="Orders" lead="Of this year." />,
  root: '[data-slot="page"]',
  name: { role: 'heading', name: 'Orders' },
  keyboard: 'it has no focusable elements',
}
