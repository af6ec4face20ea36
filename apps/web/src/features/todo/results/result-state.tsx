import type { TodoResult } from '@tropa/contract/todo/result'
import { Badge } from '@tropa/ui/badge'
import { Link } from '@tropa/ui/link'
import { PlainText } from '../../../components/plain-text'
import { RelativeTime } from '../../../components/relative-time'

/** The state of a result. */
export const ResultState = ({ result: { state, handedInAt } }: { result: TodoResult }) => {
  if (state === 'accepted') return <Badge tone="success">Accepted</Badge>
  if (state === 'returned') return <Badge tone="warning">Came back</Badge>
  return (
    <span className="text-sm text-ink-soft">
      Handed in <RelativeTime time={handedInAt} isShort />
    </span>
  )
}

/** What was handed in, and an admin's answer to it. */
export const ResultTexts = ({ result: { link, note, answer } }: { result: TodoResult }) => (
  <div className="grid gap-1 text-sm wrap-anywhere">
    {link === null ? null : (
      <p>
        <Link href={link} target="_blank" rel="nofollow noopener noreferrer">
          {link}
        </Link>
      </p>
    )}
    {note === null ? null : <PlainText body={note} />}
    {answer === null ? null : (
      <p dir="auto" className="whitespace-pre-line text-ink-soft">
        “{answer}”
      </p>
    )}
  </div>
)
