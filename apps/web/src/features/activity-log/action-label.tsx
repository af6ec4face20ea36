import type { Action } from '@tropa/contract/activity-log'
import { Badge, type BadgeProps } from '@tropa/ui/badge'
import { Fragment } from 'react'

const labels: Record<Action, { words: string; tone: NonNullable<BadgeProps['tone']> }> = {
  LOGIN: { words: 'Logged in', tone: 'green' },
  LOGOUT: { words: 'Logged out', tone: 'neutral' },
  CHANGE_PASSWORD: { words: 'Changed the password', tone: 'amber' },
  ADD_TODO: { words: 'Added a to-do', tone: 'blue' },
  EDIT_TODO: { words: 'Edited a to-do', tone: 'blue' },
  REMIND: { words: 'Sent reminders', tone: 'blue' },
  CLOSE_ROLL_CALL: { words: 'Closed a roll call', tone: 'blue' },
  DECIDE: { words: 'Decided about a record or an excuse', tone: 'amber' },
  DELETE_TODO: { words: 'Deleted a to-do', tone: 'red' },
}

/** An action as it is stored and searched for, and in words. */
export const ActionLabel = ({ action }: { action: Action }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <Badge tone={labels[action].tone} wrap>
      {/* With large text on a small phone it may break after its underscore. */}
      {action.split(/(?<=_)/).map((word) => (
        <Fragment key={word}>
          {word}
          <wbr />
        </Fragment>
      ))}
    </Badge>
    {labels[action].words}
  </span>
)
