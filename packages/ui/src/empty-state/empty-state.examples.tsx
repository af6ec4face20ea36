import { Button } from '../button/button'
import { InboxIcon } from '../icons/icons'
import { EmptyState } from './empty-state'

/** An empty list that says what to do next. */
export const EmptyStateExamples = () => (
  <EmptyState
    icon={<InboxIcon />}
    title="No orders yet"
    description="Orders appear here as soon as a customer places one."
    action={<Button>New order</Button>}
  />
)
