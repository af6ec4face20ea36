import { useQuery } from '@tanstack/react-query'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { InboxIcon } from '@tropa/ui/icons'
import { InfoIcon } from '../../components/icons'
import { Skeleton } from '@tropa/ui/skeleton'
import { Tooltip } from '@tropa/ui/tooltip'
import { MemberPage } from '../../components/member-page'
import { QueryState } from '../../components/query-state'
import { useApi } from '../../api/api-context'
import { paths } from '../../paths'
import { InquiryCard } from './components/inquiry-card'

const breadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminInquiry, label: 'Inquiries' },
]

const gridClasses = 'grid gap-3 sm:gap-4 lg:grid-cols-2'

const PurposeTooltip = () => (
  <Tooltip content="Manage and review team applications">
    <Button variant="ghost" size="icon-sm" className="text-ink-soft" aria-label="About inquiries">
      <InfoIcon aria-hidden />
    </Button>
  </Tooltip>
)

const CardSkeletons = () => (
  <div className={gridClasses}>
    {[1, 2, 3, 4].map((number) => (
      <Skeleton key={number} className="h-44 rounded-card" />
    ))}
  </div>
)

/** The inquiries that visitors sent. */
export const InquiryScreen = () => {
  const api = useApi()
  const query = useQuery({
    queryKey: ['inquiry'],
    queryFn: () => api.inquiry.list(),
    meta: { onFailed: (error) => console.error('Failed to load inquiries', error) },
  })
  return (
    <MemberPage title="Inquiries" breadcrumb={breadcrumb} mark={<PurposeTooltip />}>
      <QueryState
        query={query}
        loading="Loading inquiries"
        skeleton={<CardSkeletons />}
        failed="The inquiries could not be loaded"
      >
        {(inquiries) =>
          inquiries.length > 0 ? (
            <ul className={gridClasses}>
              {inquiries.map((inquiry) => (
                <InquiryCard key={inquiry._id} inquiry={inquiry} />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={<InboxIcon />}
              title="No inquiries found"
              description="What visitors send from the contact page will appear here."
            />
          )
        }
      </QueryState>
    </MemberPage>
  )
}
