import type { Todo } from '@tropa/contract/todo'
import { cn } from '@tropa/ui/cn'
import { CheckIcon } from '@tropa/ui/icons'
import { Tally } from '@tropa/ui/tally'
import { acknowledgedTime } from '../../../format/format'
import { useSite } from '../../../hooks/use-site'
import { useMember } from '../../../session/member-context'
import { useAcknowledgements } from '../api/acknowledge-todo'

/** A square for each member of the team (specification, section 9). */
const teamSize = 13

interface AcknowledgementListProps {
  todo: Todo
  /** Whether the card says below how many of those who are asked have acknowledged. */
  hasProgress: boolean
  /** Whether the member may still acknowledge it: the list then has room for their name. */
  isOpen: boolean
}

/** Who acknowledged a to-do, and when. What is below does not move when the member acknowledges it. */
export const AcknowledgementList = ({ todo, hasProgress, isOpen }: AcknowledgementListProps) => {
  const { id, username: ownName } = useMember()
  const { timeZone } = useSite()
  const acknowledgements = useAcknowledgements(todo)
  const isAcknowledged = acknowledgements.some(({ userId }) => userId === id)
  const own = { userId: id, username: ownName, acknowledgedAt: todo.createdAt }
  const rows = isOpen && !isAcknowledged ? [...acknowledgements, own] : acknowledgements
  return (
    <div className="grid min-w-0 gap-2">
      {hasProgress ? null : <Tally count={acknowledgements.length} total={teamSize} />}
      <div className="grid min-w-0 *:[grid-area:1/1]">
        {acknowledgements.length === 0 ? (
          <p className="text-xs text-ink-soft">Nobody has acknowledged this yet.</p>
        ) : null}
        {rows.length === 0 ? null : (
          <ul
            aria-label="Acknowledged by"
            className={cn(
              'flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-xs',
              acknowledgements.length === 0 && 'invisible',
            )}
          >
            {rows.map(({ userId, username, acknowledgedAt }) => (
              <li
                key={userId}
                className={cn(
                  'flex max-w-full min-w-0 flex-wrap items-center gap-x-1.5',
                  userId === id && !isAcknowledged && 'invisible',
                )}
              >
                <CheckIcon aria-hidden className="size-3.5 shrink-0 text-green-text" />
                <span className="max-w-full min-w-0 truncate font-semibold">@{username}</span>
                {/* The own time is as wide as any, so that its room is right whenever the button is pressed. */}
                <time
                  dateTime={acknowledgedAt}
                  className={cn('tabular text-ink-soft', userId === id && 'min-w-[14ch]')}
                >
                  {acknowledgedTime(acknowledgedAt, timeZone)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
