import type { Priority } from '@tropa/contract/todo/todo'
import { Badge, type BadgeProps } from '@tropa/ui/badge'

const tones: Record<Priority, NonNullable<BadgeProps['tone']>> = {
  Low: 'success',
  Medium: 'warning',
  High: 'danger',
}

/** How urgent a to-do is, as a word with a dot in its colour. */
export const PriorityBadge = ({ priority }: { priority: Priority }) => (
  <Badge tone={tones[priority]}>
    <span aria-hidden className="size-2 rounded-full border-4 border-current" />
    {priority}
  </Badge>
)
