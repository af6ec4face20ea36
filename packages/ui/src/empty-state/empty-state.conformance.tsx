import { NATIVE, type Conformance } from '../conformance/conformance'
import { EmptyState } from './empty-state'

export const conformance: Conformance = {
  component: 'EmptyState',
  pattern: NATIVE.text,
  render: (forwarded) => <EmptyState {...forwarded} title="No orders yet" />,
  root: '[data-slot="empty-state"]',
  name: 'it is plain text',
  keyboard: 'it has no focusable elements',
}
