import { oneLine } from '@tropa/contract/base/one-line'
import {
  inquiryStatuses,
  type HandledInquiry,
  type InquiryStatus,
} from '@tropa/contract/inquiry/inquiry'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { Card } from '@tropa/ui/card'
import { Link } from '@tropa/ui/link'
import { LongText } from '../../components/long-text'
import { MoreMenu } from '../../components/more-menu'
import { Person } from '../../components/person'
import { mailLink } from '../../format/mail-link'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useDateAndTime } from '../../hooks/use-format'
import { useChangeInquiry } from './inquiry-queries'

export const AboutInquiry = ({ name, category }: HandledInquiry) => (
  <p className="wrap-anywhere">
    <bdi className="font-semibold">{name}</bdi>: <bdi>{category}</bdi>
  </p>
)

export const statusLabel = {
  new: 'New',
  doing: 'Doing',
  answered: 'Answered',
  spam: 'Spam',
} as const satisfies Record<InquiryStatus, string>

/** The options of a select for a state, in the words that people see. */
export const statusOptions = inquiryStatuses.map((status) => (
  <option key={status} value={status}>
    {statusLabel[status]}
  </option>
))

const statusTone = { new: 'warning', doing: 'info', answered: 'success', spam: 'neutral' } as const

/** Opens a reply in the admin's own mail program. */
const replyAddress = ({ email, category }: HandledInquiry) =>
  `${mailLink(email)}?subject=${encodeURIComponent(oneLine(`Re: ${category}`))}`

interface InquiryCardProps {
  inquiry: HandledInquiry
  editing: ItemDialog<HandledInquiry>
  deleting: ItemDialog<HandledInquiry>
}

/** An inquiry in the list of admins: what a visitor wrote, and who handles it. */
export const InquiryCard = ({ inquiry, editing, deleting }: InquiryCardProps) => {
  const dateAndTime = useDateAndTime()
  const marking = useChangeInquiry()
  const { _id: id, version, name, email, category, desc, createdAt } = inquiry
  const { status, assignedTo, notes } = inquiry
  const when = dateAndTime(createdAt)
  const which = `the inquiry of ${name}, ${when}`
  const isSpam = status === 'spam'
  const mark = () => {
    if (!marking.isPending) marking.mutate({ id, shown: version, status: isSpam ? 'new' : 'spam' })
  }
  return (
    <Card asChild className="flex flex-col gap-3 focus-visible:outline-offset-0">
      <li tabIndex={-1}>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <div className="grid min-w-0 gap-0.5">
            <h2 dir="auto" className="text-md wrap-anywhere">
              {name}
            </h2>
            <Link
              href={mailLink(email)}
              variant="quiet"
              className="touch-target w-fit wrap-anywhere"
            >
              {email}
            </Link>
          </div>
          <div className="grid min-w-0 justify-items-end gap-1">
            <Badge wrap>{category}</Badge>
            <Badge tone={statusTone[status]}>{statusLabel[status]}</Badge>
          </div>
        </div>
        <LongText text={desc} />
        {assignedTo === null && notes === null ? null : (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm [&_dt]:text-ink-soft">
            {assignedTo === null ? null : (
              <>
                <dt>Who has it</dt>
                <dd className="wrap-anywhere">
                  <Person username={assignedTo} />
                </dd>
              </>
            )}
            {notes === null ? null : (
              <>
                <dt>Notes</dt>
                <dd>
                  <LongText text={notes} />
                </dd>
              </>
            )}
          </dl>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <time dateTime={createdAt} className="tabular text-xs text-ink-soft">
            {when}
          </time>
          <div className="flex flex-wrap gap-2">
            <Button asChild variant="secondary" size="sm">
              <a href={replyAddress(inquiry)} aria-label={`Reply to ${which}`}>
                Reply
              </a>
            </Button>
            <MoreMenu
              what={which}
              items={[
                { label: 'Edit', onChoose: (opener) => editing.ask(inquiry, opener) },
                { label: isSpam ? 'Not spam' : 'Spam', onChoose: mark },
              ]}
              onDelete={(opener) => deleting.ask(inquiry, opener)}
            />
          </div>
        </div>
      </li>
    </Card>
  )
}
