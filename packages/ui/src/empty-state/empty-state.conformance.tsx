import { NATIVE, type Conformance } from '../conformance/conformance'
import { EmptyState } from './empty-state'

export const conformance: Conformance = {
  component: 'EmptyState',
  pattern: NATIVE.text,
  render: (passed) => <EmptyState {...passed} title="No orders yet" />,
  root: '[data-slot="empty-state"]',
  name: 'it is text like that around it',
  keyboard: 'nothing in it takes the focus',
}
