import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context'
import { HistoryIcon } from '../../components/icons'
import { RelativeTime } from '../../components/relative-time'
import { paths } from '../../paths'
import { activityLogPage } from '../activity-log/api/activity-log-queries'
import { HomeTile } from './home-tile'
import { LoadedFact } from './tile-fact'

/** The tile that leads to the activity log and tells what happened last. */
export const ActivityLogTile = () => {
  const query = useQuery(activityLogPage(useApi(), 1, ''))
  return (
    <HomeTile
      to={paths.adminActivityLogs}
      title="Activity logs"
      description="View system activities"
      icon={<HistoryIcon />}
    >
      <LoadedFact query={query}>
        {({ logs: [last] }) =>
          last ? (
            <div className="grid gap-0.5 text-sm">
              <p className="line-clamp-1 wrap-anywhere">{last.description}</p>
              <p className="opacity-80">
                <RelativeTime time={last.createdAt} />
              </p>
            </div>
          ) : (
            <p className="text-sm">Nothing has happened yet.</p>
          )
        }
      </LoadedFact>
    </HomeTile>
  )
}
