import { Button } from '@tropa/ui/button'
import { InboxIcon } from '@tropa/ui/icons'
import { Skeleton } from '@tropa/ui/skeleton'
import { Tooltip } from '@tropa/ui/tooltip'
import { useApi } from '../../api/api-context'
import { InfoIcon } from '../../components/icons'
import { PagedListScreen } from '../../components/paged-list/paged-list-screen'
import { usePagedList } from '../../hooks/use-paged-list'
import { paths } from '../../paths'
import { inquiryPageQuery } from './api/inquiry-query'
import { InquiryCard } from './components/inquiry-card'

const breadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminInquiry, label: 'Inquiries' },
]

const gridClasses = 'grid gap-3 sm:gap-4 lg:grid-cols-2'

const PurposeTooltip = () => (
  <Tooltip content="Manage and review team applications" opensOnPress>
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

/** The inquiries that visitors sent, newest first. */
export const InquiryScreen = () => {
  const api = useApi()
  const list = usePagedList((page, search) => inquiryPageQuery(api, page, search))
  return (
    <PagedListScreen
      title="Inquiries"
      lead="What visitors sent, newest first."
      breadcrumb={breadcrumb}
      mark={<PurposeTooltip />}
      list={list}
      searchLabel="Search inquiries..."
      loading="Loading inquiries"
      skeleton={<CardSkeletons />}
      failed="The inquiries could not be loaded"
      empty={{
        icon: <InboxIcon />,
        title: 'No inquiries found',
        description: 'What visitors send from the contact page will appear here.',
      }}
      isEmpty={({ inquiries }) => inquiries.length === 0}
    >
      {({ inquiries }) => (
        <ul className={gridClasses}>
          {inquiries.map((inquiry) => (
            <InquiryCard key={inquiry._id} inquiry={inquiry} />
          ))}
        </ul>
      )}
    </PagedListScreen>
  )
}
