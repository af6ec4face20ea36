import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@tropa/ui/empty-state'
import { SkeletonGroup } from '@tropa/ui/skeleton'
import { useApi } from '../../api/api-context'
import { GaugeIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { QueryState } from '../../components/query-state'
import { TableSkeleton } from '../../components/table-skeleton'
import { paths } from '../../paths'
import { homePath } from '../../session/guards'
import { useMember } from '../../session/member-context'
import { ownStanding } from '../excuse/api'
import { newestMeetings } from './api'
import { ComingMeetings } from './coming-meetings'
import { Limits } from './limits'
import { OwnExcuses } from './own-excuses'
import { OwnRecords } from './own-records'

/** Where the member stands: limits, fees, records and excuses. */
export const StandingScreen = () => {
  const { userType } = useMember()
  const api = useApi()
  const query = useQuery(ownStanding(api))
  const meetings = useQuery(newestMeetings(api))
  return (
    <MemberPage
      title="My standing"
      lead="What is recorded about you, for you and the admins only."
      breadcrumb={[
        { to: homePath(userType), label: userType === 'admin' ? 'Admin' : 'Dashboard' },
        { to: paths.standing, label: 'My standing' },
      ]}
    >
      <QueryState
        query={query}
        loading="Loading your standing"
        skeleton={<TableSkeleton />}
        failed="Failed to fetch your standing"
      >
        {(standing) =>
          // What is below the meetings would move.
          meetings.isPending ? (
            <SkeletonGroup label="Loading meetings">
              <TableSkeleton />
            </SkeletonGroup>
          ) : (
            <div className="grid gap-8">
              <Limits {...standing} />
              <ComingMeetings query={meetings} excuses={standing.excuses} />
              <section aria-labelledby="own-records" className="grid gap-3">
                <h2 id="own-records" className="text-md">
                  Records
                </h2>
                {standing.records.length === 0 ? (
                  <EmptyState icon={<GaugeIcon />} title="Nothing is recorded about you." />
                ) : (
                  <OwnRecords records={standing.records} />
                )}
              </section>
              {standing.excuses.length === 0 ? null : (
                <section aria-labelledby="own-excuses" className="grid gap-3">
                  <h2 id="own-excuses" className="text-md">
                    Excuses
                  </h2>
                  <OwnExcuses excuses={standing.excuses} />
                </section>
              )}
            </div>
          )
        }
      </QueryState>
    </MemberPage>
  )
}
