import type { Action, ActivityLog } from '@tropa/contract/activity-log'
import type { BadgeProps } from '@tropa/ui/badge'
import { Badge } from '@tropa/ui/badge'
import { Table } from '@tropa/ui/table'
import { dateAndTime } from '../../format/format'
import { useSite } from '../../hooks/use-site'

const actionTone: Record<Action, NonNullable<BadgeProps['tone']>> = {
  LOGIN: 'green',
  LOGOUT: 'neutral',
  CHANGE_PASSWORD: 'amber',
  ADD_TODO: 'blue',
  DELETE_TODO: 'red',
}

const ActionBadge = ({ action }: { action: Action }) => (
  <Badge
    tone={actionTone[action]}
    className="h-auto w-fit max-w-full max-sm:[overflow-wrap:anywhere] max-sm:whitespace-normal"
  >
    {action}
  </Badge>
)

interface LogTableProps {
  logs: ActivityLog[]
  /** Called with the entry of a clicked row. */
  onChoose: (log: ActivityLog) => void
}

/** The table of activity log entries. */
export const LogTable = ({ logs, onChoose }: LogTableProps) => {
  const { timeZone } = useSite()
  return (
    <Table
      caption="Activity logs"
      rows={logs}
      rowKey={({ _id }) => _id}
      rowAction={{
        label: ({ username, action }) => `${username}: delete ${action}`,
        onSelect: onChoose,
      }}
      columns={[
        { key: 'username', header: 'Username', cell: ({ username }) => username },
        { key: 'action', header: 'Action', cell: ({ action }) => <ActionBadge action={action} /> },
        {
          key: 'description',
          header: 'Description',
          cell: ({ description }) => <bdi>{description}</bdi>,
          className: '[overflow-wrap:anywhere]',
        },
        {
          key: 'date',
          header: 'Date & time',
          cell: ({ createdAt }) => (
            <time dateTime={createdAt}>{dateAndTime(createdAt, timeZone)}</time>
          ),
          className: 'sm:whitespace-nowrap',
        },
      ]}
    />
  )
}
