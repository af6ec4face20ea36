import { useApi } from '../../api/api-context'
import { HistoryIcon } from '../../components/icons'
import { DeleteDialog } from '../../components/delete-dialog'
import { PagedListScreen } from '../../components/paged-list'
import { usePagedList } from '../../hooks/use-paged-list'
import { paths } from '../../paths'
import { activityLogPage, logsFailed } from './api/activity-log-queries'
import { AboutLog } from './about-log'
import { LogTable } from './log-table'
import { useLogDeletion } from './use-log-deletion'

const breadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminActivityLogs, label: 'Activity logs' },
]

/** The activity log, newest entry first. */
export const ActivityLogScreen = () => {
  const api = useApi()
  const list = usePagedList((page, search) => activityLogPage(api, page, search))
  const { dialog, deletion, isOffered, ask } = useLogDeletion(() => {
    const wasLastOfPage = list.query.data?.logs.length === 1
    if (list.page > 1 && wasLastOfPage) list.replacePage(list.page - 1)
  })
  return (
    <>
      <PagedListScreen
        title="Activity logs"
        lead={
          <>
            What members did, newest first.{' '}
            {/* Keeps its line from the start, so that nothing moves once the log keeper is known. */}
            <span className={isOffered ? '' : 'invisible'}>Choose a row to delete it.</span>
          </>
        }
        breadcrumb={breadcrumb}
        list={list}
        searchLabel="Search logs..."
        loading="Loading activity logs"
        failed={logsFailed}
        empty={{
          icon: <HistoryIcon />,
          title: 'No activity logs found',
          description: 'What members do will appear here.',
        }}
        isEmpty={({ logs }) => logs.length === 0}
      >
        {({ logs }) => <LogTable logs={logs} onChoose={ask} />}
      </PagedListScreen>
      <DeleteDialog dialog={dialog} noun="activity log" deletion={deletion}>
        {AboutLog}
      </DeleteDialog>
    </>
  )
}
