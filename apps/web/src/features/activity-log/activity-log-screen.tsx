import type { Action, ActivityLog } from '@tropa/contract/activity-log/activity-log'
import { Badge, type BadgeProps } from '@tropa/ui/badge'
import { Fragment } from 'react'
import { Table } from '@tropa/ui/table'
import { useDateAndTime } from '../../hooks/use-format'
import { HistoryIcon } from '../../components/icons'
import { DeleteDialog } from '../../components/delete-dialog'
import { PagedListScreen } from '../../components/paged-list'
import { PersonEver } from '../../components/person'
import { KeepFocus } from '@tropa/ui/keep-focus'
import { useIsNamingEver, useNamesEver } from '../../hooks/use-names'
import { usePagedList } from '../../hooks/use-paged-list'
import { activityLogPage, logsFailed, useLogDeletion } from './api'

const tones: Record<Action, NonNullable<BadgeProps['tone']>> = {
  LOGIN: 'success',
  LOGOUT: 'neutral',
  CHANGE_PASSWORD: 'warning',
  ADD_TODO: 'info',
  EDIT_TODO: 'info',
  REMIND: 'info',
  CLOSE_ROLL_CALL: 'info',
  DECIDE: 'warning',
  DELETE_TODO: 'danger',
}

/** An action as it is stored and searched for; the description says it in words. */
const ActionLabel = ({ action }: { action: Action }) => (
  <Badge tone={tones[action]} wrap>
    {/* With large text on a small phone it may break after its underscore. */}
    {action.split(/(?<=_)/).map((word) => (
      <Fragment key={word}>
        {word}
        <wbr />
      </Fragment>
    ))}
  </Badge>
)

const AboutLog = ({ username, action, description }: ActivityLog) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-card border border-line p-4 [&_dd]:wrap-anywhere [&_dt]:text-ink-soft">
    <dt>User</dt>
    <dd>
      <PersonEver username={username} />
    </dd>
    <dt>Action</dt>
    <dd>
      <ActionLabel action={action} />
    </dd>
    <dt>Description</dt>
    <dd>{description}</dd>
  </dl>
)

interface LogTableProps {
  logs: ActivityLog[]
  onChoose: (log: ActivityLog) => void
}

const LogTable = ({ logs, onChoose }: LogTableProps) => {
  const nameOf = useNamesEver()
  const dateAndTime = useDateAndTime()
  return (
    <Table
      caption="Activity logs"
      rows={logs}
      rowKey={({ _id }) => _id}
      rowAction={{
        // Contains the visible text, so that voice control can choose the row.
        label: ({ username, action }) => {
          const name = nameOf(username)
          return `${name ? `${name} @` : ''}${username}: delete ${action}`
        },
        onSelect: onChoose,
      }}
      columns={[
        {
          key: 'username',
          header: 'Username',
          cell: ({ username }) => (
            <KeepFocus>
              <PersonEver username={username} />
            </KeepFocus>
          ),
          className: 'wrap-anywhere',
          width: 'sm:w-38 xl:w-68',
        },
        {
          key: 'action',
          header: 'Action',
          cell: ({ action }) => <ActionLabel action={action} />,
          width: 'sm:w-40 xl:w-60',
        },
        {
          key: 'description',
          header: 'Description',
          cell: ({ description }) => <bdi>{description}</bdi>,
          className: 'wrap-anywhere',
        },
        {
          key: 'date',
          header: 'Date & time',
          cell: ({ createdAt }) => <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>,
          className: 'sm:max-xl:text-xs xl:whitespace-nowrap',
          width: 'sm:w-30 xl:w-48',
        },
      ]}
    />
  )
}

export const ActivityLogScreen = () => {
  const list = usePagedList(activityLogPage)
  const { dialog, deletion, isOffered, ask } = useLogDeletion()
  return (
    <>
      <PagedListScreen
        title="Activity logs"
        lead={
          <>
            What members did, newest first.{' '}
            {/* Takes up its line from the start, so that nothing moves once the log keeper is known. */}
            <span className={isOffered ? '' : 'invisible'}>Choose a row to delete it.</span>
          </>
        }
        list={list}
        isIncomplete={useIsNamingEver()}
        searchLabel="Search logs..."
        loading="Loading activity logs"
        failed={logsFailed}
        empty={{
          icon: <HistoryIcon />,
          title: 'No activity logs found',
          description: 'What members do will appear here.',
        }}
      >
        {({ logs }) => <LogTable logs={logs} onChoose={ask} />}
      </PagedListScreen>
      <DeleteDialog dialog={dialog} noun="activity log" deletion={deletion}>
        {AboutLog}
      </DeleteDialog>
    </>
  )
}
