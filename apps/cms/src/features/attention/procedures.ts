import { emailAddressHash } from '@tropa/contract/member/email-address'
import {
  attentionMessages,
  decisionsHash,
  type AttentionItem,
} from '@tropa/contract/attention/attention'
import { linksLeadTo } from '@tropa/contract/base/public-url'
import { ownPaths, paths } from '@tropa/contract/pages'
import { addDays, daysBetween } from '@tropa/contract/base/calendar-date'
import { nameKey } from '@tropa/contract/base/text'
import { monthAndDay } from '@tropa/contract/base/day-text'
import { dateIn } from '@tropa/contract/base/team-time'
import { isActive } from '@tropa/contract/todo/active'
import { notBlocked } from '../../payload/access/admins'
import { findRows } from '../../database/rows'
import { isMailSetUp } from '../../payload/email/adapter'
import { mailRefusedSince } from '../../payload/email/mail-outcome'
import { readText } from '../../payload/globals/read-text'
import { hasAskedElsewhere } from '../../rpc/asked-elsewhere'
import type { ApiContext } from '../../rpc/context'
import { api, requireSession } from '../../rpc/procedure'
import { hasOnlySamplePeople } from '../../start/seed/remaining-sample'
import { calendarAddress } from '../calendar/month'
import { readAllEvents, readEventsBetween } from '../calendar/read'
import { adminNames, confirmedAddress, findCaller } from '../member/stored-member'
import { listExcuses } from '../excuse/procedures'
import { findRecords } from '../record/stored-record'
import { findReturned } from '../todo/results'
import { lastAcknowledgement } from '../rules/revisions'
import { failedBackup, lastBackup } from '../../backup/last-backup'

const shownItems = 5

/** After how many days without a backup the admins are warned. */
const backupDays = 7

/** How many days ahead the calendar needs a date. */
const calendarDays = 60

const auditPage = (search: string) =>
  `${paths.adminAudit}?${new URLSearchParams({ search }).toString()}`

const item = (key: string, text: string, href: string): AttentionItem => ({ key, text, href })

type Check = (context: ApiContext) => Promise<AttentionItem[]>

const decisions: Check = async ({ payload }) => {
  const [excuses, disputes] = await Promise.all([
    listExcuses(payload, 'open'),
    findRecords(payload, { state: { equals: 'disputed' } }, ['id']),
  ])
  if (excuses.length + disputes.length === 0) return []
  const text = attentionMessages.decisions(excuses.length, disputes.length)
  return [item('decisions', text, `${paths.adminRecords}${decisionsHash}`)]
}

const sampleTeam: Check = async ({ payload }) =>
  (await hasOnlySamplePeople(payload))
    ? [item('sample', attentionMessages.sample, paths.adminSetup)]
    : []

const wrongLinks: Check = ({ env }) =>
  Promise.resolve(
    hasAskedElsewhere(env) ? [item('links', linksLeadTo(env.publicUrl), paths.adminMembers)] : [],
  )

const ownAddress: Check = async (context) => {
  if (!isMailSetUp(context.payload)) return []
  const caller = await findCaller(context)
  if (confirmedAddress(caller) !== undefined) return []
  return [
    item(
      'address',
      attentionMessages.address,
      `${ownPaths[caller.userType].profile}${emailAddressHash}`,
    ),
  ]
}

const firstRules: Check = async ({ payload, session }) => {
  if (await lastAcknowledgement(payload, requireSession({ session }).id)) return []
  if (!(await readText(payload, 'rules'))) return []
  return [item('rules', attentionMessages.rules, paths.rules)]
}

const onlyAdmin: Check = async ({ payload }) =>
  (await adminNames(payload)).length === 1
    ? [item('admin', attentionMessages.oneAdmin, paths.adminMembers)]
    : []

/** Usernames that look the same, which an earlier version allowed; only one of them can be typed as it looks. */
const alikeNames: Check = async ({ payload }) => {
  const members = await findRows(payload, 'members', { select: { username: true } })
  const keys = members.map(({ username }) => nameKey(username))
  const alike = keys.find((key, index) => keys.indexOf(key) !== index)
  if (alike === undefined) return []
  return [item('alike', attentionMessages.alikeNames(alike), paths.adminMembers)]
}

const oldBackup: Check = async ({ payload, env: { timeZone, backupTo } }) => {
  const failed = backupTo === undefined ? undefined : await failedBackup(payload)
  if (failed) {
    const since = monthAndDay(dateIn(timeZone, new Date(failed.at)))
    return [
      item('backup', attentionMessages.failedBackup(since, failed.reason), auditPage('backup')),
    ]
  }
  const madeAt = await lastBackup(payload)
  if (!madeAt) return [item('backup', attentionMessages.noBackup, auditPage('backup'))]
  const days = daysBetween(dateIn(timeZone, madeAt), dateIn(timeZone))
  if (days <= backupDays) return []
  return [item('backup', attentionMessages.oldBackup(days), auditPage('backup'))]
}

const refusedMail: Check = async ({ payload, env: { timeZone } }) => {
  const since = isMailSetUp(payload) && (await mailRefusedSince(payload))
  if (!since) return []
  const day = monthAndDay(dateIn(timeZone, new Date(since)))
  return [item('mail', attentionMessages.refusedMail(day), auditPage('mail refused'))]
}

const calendarEnd: Check = async ({ payload, env: { timeZone } }) => {
  const today = dateIn(timeZone)
  const ahead = { first: addDays(today, 1), last: addDays(today, calendarDays) }
  if ((await readEventsBetween(payload, ahead)).length > 0) return []
  const ends = (await readAllEvents(payload)).map(({ end }) => end)
  const last = ends.sort().at(-1)
  if (last === undefined) return []
  return [item('calendar', attentionMessages.calendarEnd(monthAndDay(last)), calendarAddress)]
}

/** An invite that expired unused is still stored. */
const unusedInvites: Check = async ({ payload }) => {
  const expired = { inviteExpiresAt: { less_than: new Date().toISOString() } }
  const invited = await findRows(payload, 'members', {
    where: { and: [notBlocked, { inviteHash: { exists: true } }, expired] },
    select: { username: true },
    sort: 'username',
    limit: shownItems,
  })
  return invited.map(({ id, username }) =>
    item(`invite-${id}`, attentionMessages.unusedInvite(username), paths.adminMembers),
  )
}

/** Results that an admin has returned, while their member can hand in something else. */
const returnedResults: Check = async ({ payload, session, env: { timeZone } }) => {
  const { id, userType } = requireSession({ session })
  const returned = await findReturned(payload, id, shownItems)
  return returned.map(({ _id, title, at }) => {
    const { todo, archivedTodo } = ownPaths[userType]
    const list = isActive(at, dateIn(timeZone)) ? todo : archivedTodo
    return item(`returned-${_id}`, attentionMessages.returnedResult(title), `${list}#${_id}`)
  })
}

const ofEveryone = [returnedResults, ownAddress, firstRules]

const ofAdmins = [
  decisions,
  sampleTeam,
  wrongLinks,
  ...ofEveryone,
  onlyAdmin,
  alikeNames,
  oldBackup,
  refusedMail,
  calendarEnd,
  unusedInvites,
]

export const attentionProcedures = {
  list: api.attention.list.handler(async ({ context }) => {
    const checks = requireSession(context).userType === 'admin' ? ofAdmins : ofEveryone
    return (await Promise.all(checks.map((check) => check(context)))).flat().slice(0, shownItems)
  }),
}
