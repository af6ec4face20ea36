import type { Todo } from '@tropa/contract/todo'
import { CheckIcon } from '@tropa/ui/icons'
import { Tally } from '@tropa/ui/tally'
import { acknowledgedTime } from '../../../format/format'
import { useSite } from '../../../hooks/use-site'
import { useAcknowledgements } from '../api/acknowledge-todo'

/** A square for each member of the team (specification, section 9). */
const teamSize = 13

interface AcknowledgementListProps {
  todo: Todo
  /** Whether the card says below how many of those who are asked have acknowledged. */
  hasProgress: boolean
}

/** Who acknowledged a to-do, and when. */
export const AcknowledgementList = ({ todo, hasProgress }: AcknowledgementListProps) => {
  const { timeZone } = useSite()
  const acknowledgements = useAcknowledgements(todo)
  return (
    <div className="grid min-w-0 gap-2">
      {hasProgress ? null : <Tally count={acknowledgements.length} total={teamSize} />}
      {acknowledgements.length === 0 ? (
        <p className="text-xs text-ink-soft">Nobody has acknowledged this yet.</p>
      ) : (
        <ul aria-label="Acknowledged by" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {acknowledgements.map(({ userId, username, acknowledgedAt }) => (
            <li key={userId} className="flex max-w-full min-w-0 flex-wrap items-center gap-x-1.5">
              <CheckIcon aria-hidden className="size-3.5 shrink-0 text-green-text" />
              <span className="max-w-full min-w-0 truncate font-semibold">@{username}</span>
              <time dateTime={acknowledgedAt} className="tabular text-ink-soft">
                {acknowledgedTime(acknowledgedAt, timeZone)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
