import type { AuditEntry } from '@tropa/contract/audit/audit'
import { mediumDate } from '@tropa/contract/base/day-text'
import { dateIn } from '@tropa/contract/base/team-time'
import { InboxIcon, PlusIcon, TrashIcon } from '@tropa/ui/icons'
import { Section } from '@tropa/ui/section'
import type { ApiClient } from '../../api/api-context'
import {
  ArchiveIcon,
  ScrollTextIcon,
  SquarePenIcon,
  UserPlusIcon,
  UsersIcon,
} from '../../components/icons'
import { PagedListScreen } from '../../components/paged-list'
import { PersonEver } from '../../components/person'
import { capitalise, timeOfDay } from '../../format/format'
import { useIsNamingEver } from '../../hooks/use-names'
import { pagedQuery, usePagedList } from '../../hooks/use-paged-list'
import { useSettings, useSite } from '../../hooks/use-site'

const auditFailed = 'Failed to fetch the audit'

const auditPage = (api: ApiClient, page: number, search: string) =>
  pagedQuery(['audit'], { page, search }, (request) => api.audit.list(request), auditFailed)

/** The verb of each action, which stands before what the action was about. */
const verbs: Record<string, string> = {
  'sign-in': 'signed in',
  'sign-in-refused': 'was refused a sign-in',
  'sign-out': 'signed out',
  'password-change': 'changed the password',
  'password-reset': 'chose a new password',
  'second-factor-on': 'turned the second factor on',
  'second-factor-off': 'turned the second factor off',
  'recovery-code': 'used a recovery code',
  invite: 'invited',
  'invite-used': 'used the invite link',
  'reset-link': 'was sent a reset link',
  role: 'changed the role of',
  block: 'blocked',
  unblock: 'unblocked',
  create: 'created',
  update: 'changed',
  draft: 'saved a draft of',
  publish: 'published',
  unpublish: 'unpublished',
  schedule: 'scheduled',
  'cancel-schedule': 'cancelled the schedule of',
  'restore-version': 'went back to a version of',
  trash: 'put into the trash',
  'restore-trashed': 'took out of the trash',
  delete: 'deleted',
  restore: 'restored a backup',
  backup: 'made a backup',
  'backup-failed': 'could not make a backup',
  'mail-refused': 'could not send mail',
  'mail-taken': 'could send mail again',
  'year-closed': 'closed',
}

/** `mail-refused` as `Mail refused`; the search finds both. */
const inWords = (action: string) => capitalise(action.replaceAll('-', ' '))

/** `startsAt` as `starts at`, without the panel's own fields, such as `_status`. */
const fieldsInWords = (fields: string[]) =>
  fields
    .filter((field) => !field.startsWith('_'))
    .map((field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .map((words) => (words === 'desc' ? 'description' : words))
    .join(', ')

/** Icons by the name of an action; the first match counts. */
const icons = [
  [/^(delete|trash)/, TrashIcon],
  [/^create/, PlusIcon],
  [/^invite/, UserPlusIcon],
  [/^(sign|password|second|recovery|reset|role|block|unblock)/, UsersIcon],
  [/^(backup|restore$)/, ArchiveIcon],
  [/^mail/, InboxIcon],
  [/./, SquarePenIcon],
] as const

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const { timeZone } = useSite()
  const { clock } = useSettings()
  const { at, username, address, action, subject, fields } = entry
  const [, Icon = SquarePenIcon] = icons.find(([pattern]) => pattern.test(action)) ?? []
  return (
    <li className="flex items-start gap-3 px-4 py-3 not-first:border-t not-first:border-line sm:px-5">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
      <div className="grid min-w-0 grow gap-0.5 wrap-anywhere">
        <p>
          <span className="font-semibold">
            {username === null ? 'The server' : <PersonEver username={username} />}
          </span>{' '}
          {verbs[action] ?? inWords(action).toLowerCase()}
          {subject === null || subject === username || action === 'backup' ? null : (
            <>
              {' '}
              <bdi className="font-semibold">
                <PersonEver username={subject} />
              </bdi>
            </>
          )}
        </p>
        <p className="text-xs text-ink-soft">
          {[inWords(action), address, fieldsInWords(fields)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <time dateTime={at} className="tabular shrink-0 text-xs leading-[1.375rem] text-ink-soft">
        {timeOfDay(at, timeZone, clock)}
      </time>
    </li>
  )
}

/** The entries by day in the team's time zone, newest first. */
const Days = ({ entries }: { entries: AuditEntry[] }) => {
  const { timeZone } = useSite()
  const dayOf = ({ at }: AuditEntry) => dateIn(timeZone, new Date(at))
  const days = [...new Set(entries.map(dayOf))]
  return (
    <div className="grid gap-6">
      {days.map((day) => (
        <Section key={day} title={mediumDate(day)} className="gap-2">
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {entries
              .filter((entry) => dayOf(entry) === day)
              .map((entry) => (
                <Entry key={entry._id} entry={entry} />
              ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

export const AuditScreen = () => {
  const list = usePagedList(auditPage)
  return (
    <PagedListScreen
      title="Audit"
      lead="Who signed in, who changed what, and when npm run backup made a backup, newest first. Nobody can change it."
      list={list}
      isIncomplete={useIsNamingEver()}
      searchLabel="Search the audit..."
      loading="Loading the audit"
      failed={auditFailed}
      empty={{
        icon: <ScrollTextIcon />,
        title: 'No entries found',
        description: 'Sign-ins, changes and backups will appear here.',
      }}
    >
      {({ entries }) => <Days entries={entries} />}
    </PagedListScreen>
  )
}
