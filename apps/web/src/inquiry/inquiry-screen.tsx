import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '@tropa/contract/inquiry'
import { Badge } from '@tropa/ui/badge'
import { Card } from '@tropa/ui/card'
import { EmptyState } from '@tropa/ui/empty-state'
import { Link } from '@tropa/ui/link'
import { Page } from '@tropa/ui/page'
import { useEffect } from 'react'
import { QueryState } from '../layout/query-state'
import { useApi } from '../lib/api-context'
import { dateOf } from '../lib/format'
import { useSite } from '../lib/site'

const InquiryCard = ({ inquiry }: { inquiry: Inquiry }) => {
  const { timeZone } = useSite()
  return (
    <Card asChild>
      <li className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-md">{inquiry.name}</h2>
          <Badge>{inquiry.category}</Badge>
        </div>
        <Link href={`mailto:${inquiry.email}`} className="justify-self-start">
          {inquiry.email}
        </Link>
        <p className="whitespace-pre-line">{inquiry.desc}</p>
        <time dateTime={inquiry.createdAt} className="text-xs text-ink-soft">
          {dateOf(inquiry.createdAt, timeZone)}
        </time>
      </li>
    </Card>
  )
}

/** The inquiries that visitors sent. */
export const InquiryScreen = () => {
  const api = useApi()
  const query = useQuery({ queryKey: ['inquiry'], queryFn: () => api.inquiry.list() })

  useEffect(() => {
    if (query.error) console.error(query.error)
  }, [query.error])

  return (
    <Page title="Inquiries" lead="Manage and review team applications">
      <QueryState
        query={query}
        loading="Loading inquiries"
        failed="The inquiries could not be loaded"
      >
        {(inquiries) =>
          inquiries.length > 0 ? (
            <ul className="grid gap-4">
              {inquiries.map((inquiry) => (
                <InquiryCard key={inquiry._id} inquiry={inquiry} />
              ))}
            </ul>
          ) : (
            <EmptyState title="No inquiries found" />
          )
        }
      </QueryState>
    </Page>
  )
}
