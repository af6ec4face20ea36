import type { AuditEntry } from '@tropa/contract/audit/audit'
import { Table } from '@tropa/ui/table'
import type { ApiClient } from '../../api/api-context'
import { ScrollTextIcon } from '../../components/icons'
import { PagedListScreen } from '../../components/paged-list'
import { capitalise } from '../../format/format'
import { pagedQuery, usePagedList } from '../../hooks/use-paged-list'
import { useDateAndTime } from '../../hooks/use-format'

const auditFailed = 'Failed to fetch the audit'

const auditPage = (api: ApiClient, page: number, search: string) =>
  pagedQuery(['audit'], { page, search }, (request) => api.audit.list(request), auditFailed)

/** `sign-in` as `Sign in`; the search finds both. */
const inWords = (action: string) => capitalise(action.replaceAll('-', ' '))

const What = ({ action, subject, fields }: AuditEntry) => (
  <div className="[overflow-wrap:anywhere]">
    <span className="font-semibold">{inWords(action)}</span>
    {subject === null ? null : (
      <>
        : <bdi>{subject}</bdi>
      </>
    )}
    {fields.length > 0 ? (
      <span className="block text-xs text-ink-soft">{fields.join(', ')}</span>
    ) : null}
  </div>
)

const AuditTable = ({ entries }: { entries: AuditEntry[] }) => {
  const dateAndTime = useDateAndTime()
  return (
    <Table
      caption="Audit"
      rows={entries}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'when',
          header: 'When',
          cell: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time>,
          className: 'sm:max-lg:text-xs lg:whitespace-nowrap',
          width: 'sm:w-30 lg:w-52',
        },
        {
          key: 'who',
          header: 'Who',
          cell: ({ username }) => username ?? 'The server',
          className: '[overflow-wrap:anywhere]',
          width: 'sm:w-28 lg:w-40',
        },
        {
          key: 'where',
          header: 'From where',
          cell: ({ address }) => address ?? '–',
          className: '[overflow-wrap:anywhere]',
          width: 'sm:w-30 lg:w-40',
        },
        {
          key: 'what',
          header: 'What',
          cell: What,
          className: '[overflow-wrap:anywhere]',
        },
      ]}
    />
  )
}

export const AuditScreen = () => {
  const list = usePagedList(auditPage)
  return (
    <PagedListScreen
      title="Audit"
      lead="Who signed in, who changed what, and when npm run backup made a backup, newest first. Nobody can change it."
      list={list}
      searchLabel="Search the audit..."
      loading="Loading the audit"
      failed={auditFailed}
      empty={{
        icon: <ScrollTextIcon />,
        title: 'No entries found',
        description: 'Sign-ins, changes and backups will appear here.',
      }}
    >
      {({ entries }) => <AuditTable entries={entries} />}
    </PagedListScreen>
  )
}
