import type { ActivityLog } from '@tropa/contract/activity-log'
import { Table } from '@tropa/ui/table'
import { dateAndTime } from '../../format/format'
import { useSite } from '../../hooks/use-site'
import { ActionLabel } from './action-label'

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
        {
          key: 'username',
          header: 'Username',
          cell: ({ username }) => username,
          className: '[overflow-wrap:anywhere]',
          width: 'sm:w-28 lg:w-40',
        },
        {
          key: 'action',
          header: 'Action',
          cell: ({ action }) => <ActionLabel action={action} />,
          width: 'sm:w-46 lg:w-64 xl:w-88',
        },
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
          className: 'sm:max-lg:text-xs lg:whitespace-nowrap',
          width: 'sm:w-30 lg:w-52',
        },
      ]}
    />
  )
}
