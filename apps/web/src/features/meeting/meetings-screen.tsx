import type { Meeting } from '@tropa/contract/meeting/meeting'
import { EmptyState } from '@tropa/ui/empty-state'
import { useApi } from '../../api/api-context'
import { UsersIcon } from '../../components/icons'
import { DeleteDialog } from '../../components/delete-dialog'
import { MemberPage } from '../../components/member-page'
import { PageButtons } from '../../components/paged-list'
import { QueryState } from '../../components/query-state'
import { TableSkeleton } from '../../components/table-skeleton'
import { useConfirmation } from '../../hooks/use-confirmation'
import { usePagedList } from '../../hooks/use-paged-list'
import { dateAndTime } from '../../format/format'
import { useSite } from '../../hooks/use-site'
import { paths } from '../../paths'
import { AddMeetingDialog } from './add-meeting-dialog'
import { meetingPage, meetingsFailed, useDeleteMeeting } from './api'
import { MeetingList } from './meeting-list'

const breadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminMeetings, label: 'Meetings' },
]

/** The team's meetings, for admins. */
export const MeetingsScreen = () => {
  const api = useApi()
  const list = usePagedList((page) => meetingPage(api, page))
  const dialog = useConfirmation<Meeting>()
  const deletion = useDeleteMeeting()
  const { timeZone } = useSite()
  return (
    <MemberPage
      title="Meetings"
      lead="Call the roll of a meeting once it has begun. Latest first."
      breadcrumb={breadcrumb}
      actions={<AddMeetingDialog />}
    >
      <QueryState
        query={list.query}
        loading="Loading meetings"
        skeleton={<TableSkeleton />}
        failed={meetingsFailed}
      >
        {({ meetings, pagination }) =>
          meetings.length === 0 && !list.isAfterLast ? (
            <EmptyState
              icon={<UsersIcon />}
              title="No meetings found"
              description="Meetings that you add will appear here."
            />
          ) : (
            <>
              <MeetingList meetings={meetings} onDelete={dialog.ask} />
              <PageButtons pagination={pagination} onPageChange={list.goToPage} />
            </>
          )
        }
      </QueryState>
      <DeleteDialog
        dialog={dialog}
        noun="meeting"
        description="Its marks and excuses are deleted too."
        deletion={deletion}
      >
        {({ title, startsAt }) => (
          <p className="[overflow-wrap:anywhere]">
            <bdi className="font-semibold">{title}</bdi>, {dateAndTime(startsAt, timeZone)}
          </p>
        )}
      </DeleteDialog>
    </MemberPage>
  )
}
