import type { Todo } from '@tropa/contract/todo'
import { CheckIcon } from '@tropa/ui/icons'
import { acknowledgedTime } from '../../../format/format'
import { useSite } from '../../../hooks/use-site'
import { useAcknowledgements } from '../api/acknowledge-todo'

/** Who acknowledged a to-do, and when. */
export const AcknowledgementList = ({ todo }: { todo: Todo }) => {
  const { timeZone } = useSite()
  const acknowledgements = useAcknowledgements(todo)
  if (acknowledgements.length === 0) {
    return <p className="text-xs text-ink-soft">Nobody has acknowledged this yet.</p>
  }
  return (
    <ul aria-label="Acknowledged by" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {acknowledgements.map(({ userId, username, acknowledgedAt }) => (
        <li key={userId} className="flex min-w-0 items-center gap-1.5">
          <CheckIcon aria-hidden className="size-3.5 shrink-0 text-green-text" />
          <span className="min-w-0 truncate font-semibold">@{username}</span>
          <time dateTime={acknowledgedAt} className="tabular shrink-0 text-ink-soft">
            {acknowledgedTime(acknowledgedAt, timeZone)}
          </time>
        </li>
      ))}
    </ul>
  )
}
