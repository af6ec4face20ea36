import type { Inquiry } from '@tropa/contract/inquiry'
import { Badge } from '@tropa/ui/badge'
import { Card } from '@tropa/ui/card'
import { Link } from '@tropa/ui/link'
import { LongText } from '../../../components/long-text'
import { dateAndTime } from '../../../format/format'
import { useSite } from '../../../hooks/use-site'

/** An inquiry with its sender and its date. */
export const InquiryCard = ({ inquiry }: { inquiry: Inquiry }) => {
  const { timeZone } = useSite()
  return (
    <Card asChild className="flex flex-col gap-3">
      <li>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <div className="grid min-w-0 gap-0.5">
            <h2 dir="auto" className="text-md [overflow-wrap:anywhere]">
              {inquiry.name}
            </h2>
            <Link
              href={`mailto:${inquiry.email}`}
              variant="quiet"
              className="touch-target w-fit [overflow-wrap:anywhere]"
            >
              {inquiry.email}
            </Link>
          </div>
          <Badge className="h-auto min-h-6 max-w-full whitespace-normal">{inquiry.category}</Badge>
        </div>
        <LongText text={inquiry.desc} />
        <time dateTime={inquiry.createdAt} className="tabular mt-auto text-xs text-ink-soft">
          {dateAndTime(inquiry.createdAt, timeZone)}
        </time>
      </li>
    </Card>
  )
}
