import { inquiryStatuses, type HandledInquiry } from '@tropa/contract/inquiry/inquiry'
import { Button } from '@tropa/ui/button'
import { InboxIcon } from '@tropa/ui/icons'
import { NativeSelect } from '@tropa/ui/native-select'
import { Tooltip } from '@tropa/ui/tooltip'
import { CardSkeletons } from '../../components/card-skeletons'
import { DeleteDialog } from '../../components/delete-dialog'
import { InfoIcon } from '../../components/icons'
import { PagedListScreen } from '../../components/paged-list'
import { useAddressTexts } from '../../hooks/use-address-texts'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { usePagedList } from '../../hooks/use-paged-list'
import { inquiryPage, useDeleteInquiry } from './inquiry-queries'
import { EditInquiryDialog } from './edit-inquiry-dialog'
import { AboutInquiry, InquiryCard, statusOptions } from './inquiry-card'

const gridClasses = 'grid gap-3 sm:gap-4 lg:grid-cols-2'

const PurposeTooltip = () => (
  <Tooltip content="Manage and review team applications" opensOnPress>
    <Button variant="ghost" size="icon-sm" className="text-ink-soft" aria-label="About inquiries">
      <InfoIcon aria-hidden />
    </Button>
  </Tooltip>
)

/** The inquiries that visitors sent, newest first, with their states. */
export const InquiryScreen = () => {
  const [texts, show] = useAddressTexts('status', 'page')
  // By default all but spam.
  const status = inquiryStatuses.find((each) => each === texts.status)
  const list = usePagedList((...place) => inquiryPage(...place, status))
  const editing = useItemDialog<HandledInquiry>()
  const deleting = useItemDialog<HandledInquiry>()
  const deletion = useDeleteInquiry()
  return (
    <>
      <PagedListScreen
        title="Inquiries"
        lead="What visitors sent, newest first."
        mark={<PurposeTooltip />}
        list={list}
        searchLabel="Search inquiries..."
        actions={
          <NativeSelect
            aria-label="Inquiries to show"
            className="min-w-36"
            value={status ?? ''}
            onChange={({ target }) => show({ status: target.value, page: '' })}
          >
            <option value="">All but spam</option>
            {statusOptions}
          </NativeSelect>
        }
        loading="Loading inquiries"
        skeleton={<CardSkeletons grid={gridClasses} className="h-46" />}
        failed="The inquiries could not be loaded"
        empty={{
          icon: <InboxIcon />,
          title: 'No inquiries found',
          description: status
            ? 'Choose “All but spam” to see the others.'
            : 'What visitors send from the contact page will appear here.',
        }}
      >
        {({ inquiries }) => (
          <ul className={gridClasses}>
            {inquiries.map((inquiry) => (
              <InquiryCard key={inquiry._id} {...{ inquiry, editing, deleting }} />
            ))}
          </ul>
        )}
      </PagedListScreen>
      {editing.subject ? (
        <EditInquiryDialog key={editing.count} inquiry={editing.subject} dialog={editing} />
      ) : null}
      <DeleteDialog dialog={deleting} noun="inquiry" deletion={deletion}>
        {AboutInquiry}
      </DeleteDialog>
    </>
  )
}
