import type { Excuse } from '@tropa/contract/excuse/excuse'
import { mediumDate } from '@tropa/contract/time/day-text'
import { Card } from '@tropa/ui/card'
import { dateAndTime } from '../../format/format'
import { useSite } from '../../hooks/use-site'
import { ExcuseBadge } from '../excuse/excuse-button'

/** The member's excuses, latest first. */
export const OwnExcuses = ({ excuses }: { excuses: readonly Excuse[] }) => {
  const { timeZone } = useSite()
  return (
    <ul aria-label="Excuses" className="grid gap-3">
      {excuses.map(({ _id: id, subject: { kind, title, at }, state, reason, note }) => (
        <Card key={id} asChild className="grid gap-2">
          <li>
            <h3 dir="auto" className="text-md [overflow-wrap:anywhere]">
              {title}
            </h3>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <ExcuseBadge state={state} />
              <time dateTime={at}>
                {kind === 'meeting' ? dateAndTime(at, timeZone) : `Due ${mediumDate(at)}`}
              </time>
            </div>
            {reason ? (
              <p dir="auto" className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">
                {reason}
              </p>
            ) : null}
            {note ? (
              <p
                dir="auto"
                className="text-sm text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line"
              >
                Answer: {note}
              </p>
            ) : null}
          </li>
        </Card>
      ))}
    </ul>
  )
}
