import { useQuery } from '@tanstack/react-query'
import { paths } from '@tropa/contract/pages'
import type { RollCall } from '@tropa/contract/roll-call/roll-call'
import type { SubjectKind } from '@tropa/contract/base/subject'
import { mediumDate } from '@tropa/contract/base/day-text'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { Table } from '@tropa/ui/table'
import { useMemo } from 'react'
import { generatePath, useMatch, useParams } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { UsersIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { Person } from '../../components/person'
import { QueryState } from '../../components/query-state'
import { useDateAndTime } from '../../hooks/use-format'
import { useNow } from '../../hooks/use-now'
import { canCheckIn, liveRollCallOf } from './api'
import { useByCalled, useIsNaming } from '../../hooks/use-names'
import { useSettings } from '../../hooks/use-site'
import { markLabels, outcomeText } from './mark-labels'
import { PrintSheet } from './print-sheet'
import { draftOf } from './draft'
import { OpenRollCall } from './open-roll-call'
import { ShowCode } from './show-code'

const listOf = {
  meeting: { to: paths.adminMeetings, label: 'Meetings' },
  todo: { to: paths.adminArchivedTodo, label: 'Archived' },
} as const

const pathOf = { meeting: paths.meetingRollCall, todo: paths.todoRollCall } as const

/** The marks of a closed roll call, which can only be read. */
const ClosedList = ({ rows }: Pick<RollCall, 'rows'>) => {
  const { currency } = useSettings()
  return (
    <div className="print:hidden">
      <Table
        caption="Marks"
        rows={rows}
        rowKey={({ userId }) => userId}
        columns={[
          {
            key: 'name',
            header: 'Name',
            cell: (row) => <Person {...row} />,
            className: 'font-semibold wrap-anywhere',
          },
          {
            key: 'mark',
            header: 'Mark',
            cell: ({ mark, minutes }) =>
              `${mark ? markLabels[mark] : 'None'}${minutes === null ? '' : `, ${minutes} min`}`,
          },
          {
            key: 'outcome',
            header: 'Recorded',
            cell: ({ outcome }) => (outcome ? outcomeText(outcome, currency) : 'Nothing'),
          },
        ]}
      />
    </div>
  )
}

const RollCallBody = ({ rollCall: loaded }: { rollCall: RollCall }) => {
  const byCalled = useByCalled()
  const rollCall = useMemo(
    () => ({ ...loaded, rows: loaded.rows.toSorted(byCalled) }),
    [loaded, byCalled],
  )
  const { rows, closedAt } = rollCall
  const dateAndTime = useDateAndTime()
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<UsersIcon />}
        title="Nobody is expected"
        description="Nobody is in these teams. Choose who is in them under Members."
      />
    )
  }
  if (closedAt === null) return <OpenRollCall rollCall={rollCall} />
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <Badge tone="success">Closed</Badge>
        <time dateTime={closedAt}>{dateAndTime(closedAt)}</time>
      </p>
      <ClosedList rows={rows} />
      <PrintSheet rows={rows} draft={draftOf(rows, new Map())} />
    </>
  )
}

/** The roll call of a meeting or of an archived to-do, for admins. */
export const RollCallScreen = () => {
  const { id = '' } = useParams()
  const kind: SubjectKind = useMatch(paths.todoRollCall) ? 'todo' : 'meeting'
  const now = useNow()
  const query = useQuery(liveRollCallOf(useApi(), { kind, id }, now))
  const dateAndTime = useDateAndTime()
  // Shown together with what is below, because it would move that later.
  const shown = useIsNaming() ? undefined : query.data
  const subject = shown?.subject
  const when = (at: string) => (kind === 'meeting' ? dateAndTime(at) : mediumDate(at))
  return (
    <MemberPage
      title="Roll call"
      lead={
        subject ? (
          <>
            <bdi className="font-semibold text-ink wrap-anywhere">{subject.title}</bdi>
            {kind === 'meeting' ? ', ' : ', due '}
            <time dateTime={subject.at}>{when(subject.at)}</time>
          </>
        ) : undefined
      }
      breadcrumb={[listOf[kind], { to: generatePath(pathOf[kind], { id }), label: 'Roll call' }]}
      actions={
        shown ? (
          <div className="flex flex-wrap gap-2">
            {canCheckIn(shown, now) ? <ShowCode subject={shown.subject} /> : null}
            <Button variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
          </div>
        ) : undefined
      }
    >
      <QueryState
        query={query}
        loading="Loading the roll call"
        failed="Failed to fetch the roll call"
      >
        {(rollCall) => (
          <RollCallBody key={`${kind} ${id} ${rollCall.closedAt}`} rollCall={rollCall} />
        )}
      </QueryState>
    </MemberPage>
  )
}
