import { createHash, createHmac } from 'node:crypto'
import { hourMs } from '@tropa/contract/base/durations'
import { isClosedStatus } from '@tropa/contract/inquiry/inquiry'
import { excuseDecisions } from '@tropa/contract/excuse/excuse'
import { limits } from '@tropa/contract/rules/limits'
import {
  confirmationMail,
  excuseDecisionMail,
  excuseMail,
  farewellMail,
  feesSettledMail,
  inquiryMail,
  inviteMail,
  isFarewell,
  type MailTeam,
  type MailText,
  memberMailText,
  newLinkMail,
  oneBelowMail,
  recordDecisionMail,
  resetLinkMail,
  teamMailText,
} from '@tropa/contract/notification/mails'
import { newsADay, type Notification } from '@tropa/contract/notification/notifications'
import { ownMail } from '@tropa/contract/notification/own-mails'
import { subjectKinds } from '@tropa/contract/base/subject'
import { oneLine } from '@tropa/contract/base/one-line'
import { mailLink } from '@tropa/contract/member/login-address'
import { paths } from '@tropa/contract/pages'
import { recordDecisions } from '@tropa/contract/record/decision'
import type { Payload, SendEmailOptions } from 'payload'
import { findRowById } from '../../database/rows'
import { automatic, mailTo } from '../../payload/email/adapter'
import type { WaitingMail } from '../../payload/email/mail-queue'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSite } from '../../payload/globals/read-site'
import type { Excuse, Member } from '../../payload/payload-types'
import { newLink } from '../member/links'
import { changeMember, confirmedAddress, findMember, findUsernames } from '../member/stored-member'
import { countRecords, stateOf, totalOf } from '../record/stored-record'
import { findSubject } from '../roll-call/subject'
import { makeReminder } from '../todo/reminder'
import { newsLines } from './news'
import { readNotifications } from './notifications'
import { oneClick, unsubscribeLink } from './unsubscribe'
import { readLines } from './day-mails'

/** What a member's mail says, and where it goes if not to their confirmed address. */
type MemberMail = MailText & Pick<SendEmailOptions, 'headers'> & { to?: string }

interface Occasion {
  payload: Payload
  publicUrl: string
  /** The team's name. */
  name: string
  mail: WaitingMail
  member: Member
}

type Make = (occasion: Occasion) => Promise<MemberMail | undefined> | MemberMail | undefined

const isAt = (time: string | null | undefined, until: string | undefined) =>
  Date.parse(time ?? '') === Date.parse(until ?? '')

/** For how many more hours a link works. */
const hoursTo = (until = '') => Math.max(1, Math.round((Date.parse(until) - Date.now()) / hourMs))

/** The same at each attempt: if a mail server took a mail and its answer was lost, the mailbox knows the second copy. */
const messageIdOf = (mail: WaitingMail, publicUrl: string): string => {
  const facts = createHash('sha256').update(JSON.stringify(mail)).digest('hex').slice(0, 32)
  return `<${mail.kind}.${facts}@${new URL(publicUrl).hostname}>`
}

/** Each attempt has the same link too: of two mails with one `Message-ID` a mailbox may show the first. */
const tokenOf = ({ secret }: Payload, messageId: string): string =>
  createHmac('sha256', secret).update(`link of ${messageId}`).digest('base64url')

const makeLink = async (
  { payload, publicUrl, mail, member }: Occasion,
  page: 'invite' | 'confirm',
  field: 'mailedInviteHash' | 'pendingEmailHash',
): Promise<string | undefined> => {
  const token = tokenOf(payload, messageIdOf(mail, publicUrl))
  const { link, hash } = newLink(publicUrl, page, token)
  const where = {
    and: [{ id: { equals: member.id } }, { [field]: { equals: member[field] ?? null } }],
  }
  const isStored = await changeMember({ payload }, member, { where, data: { [field]: hash } })
  return isStored ? link : undefined
}

const makeInvite =
  (text: (link: string, hours: number, occasion: Occasion, sender?: string) => MailText): Make =>
  async (occasion) => {
    const { payload, member, mail } = occasion
    if (!member.email || !isAt(member.mailedInviteExpiresAt, mail.until)) return undefined
    const link = await makeLink(occasion, 'invite', 'mailedInviteHash')
    if (link === undefined) return undefined
    // The mail of a forgotten password has no sender.
    const sender = mail.what
      ? (await findUsernames(payload, [mail.what])).get(mail.what)
      : undefined
    return { to: member.email, ...text(link, hoursTo(mail.until), occasion, sender) }
  }

const titleOf = async (
  payload: Payload,
  { kind, subjectId }: Pick<Excuse, 'kind' | 'subjectId'>,
): Promise<string | undefined> => {
  const known = subjectKinds.find((each) => each === kind)
  return known && (await findSubject(payload, known, subjectId))?.subject.title
}

/** An automatic mail, only while its member has not switched it off, which takes one press (RFC 8058). */
const makeOwnMail =
  (kind: Notification, read: (occasion: Occasion) => Promise<string[]>): Make =>
  async (occasion) => {
    const { payload, publicUrl, mail, member } = occasion
    const lines = readNotifications(member)[kind] ? await read(occasion) : []
    if (lines.length === 0) return undefined
    const unsubscribe = unsubscribeLink(payload, kind, member)
    const { userType } = member
    const isLast = kind === 'news' && Number(mail.about) === newsADay
    const list = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': oneClick }
    return {
      ...ownMail(kind, lines, { userType, publicUrl, unsubscribe, isLast }),
      headers: { ...automatic, ...list },
    }
  }

const makeDayMail = (kind: 'reminders' | 'summary') =>
  makeOwnMail(kind, ({ payload, mail, member }) => readLines(payload, kind, mail.about, member))

/** Each makes a mail from the present state, or `undefined` if there is nothing to say any more. */
const makers: Record<Exclude<WaitingMail['kind'], 'inquiry' | 'news-due'>, Make> = {
  invite: makeInvite((link, hours, { name, member }, sender) => {
    // Only members who have had a password have a trusted address.
    const mailOf = member.emailTrusted ? newLinkMail : inviteMail
    return mailOf(link, { name, sender }, hours)
  }),
  'reset-link': makeInvite(resetLinkMail),

  confirmation: async (occasion) => {
    const { member, mail } = occasion
    if (!member.pendingEmail || !isAt(member.pendingEmailExpiresAt, mail.until)) return undefined
    const link = await makeLink(occasion, 'confirm', 'pendingEmailHash')
    return link === undefined
      ? undefined
      : { to: member.pendingEmail, ...confirmationMail(link, hoursTo(mail.until)) }
  },

  farewell: ({ publicUrl, mail: { to, what }, member }) => {
    if (!isFarewell(what) || !to || confirmedAddress(member) === to) return undefined
    return { to, ...farewellMail(what, publicUrl) }
  },

  reminder: ({ payload, mail, member }) => makeReminder(payload, mail, member),

  excuse: async ({ payload, publicUrl, mail, member }) => {
    const excuse = await findRowById(payload, 'excuses', mail.about)
    if (excuse?.state !== 'open' || member.userType !== 'admin') return undefined
    const title = await titleOf(payload, excuse)
    const username = (await findUsernames(payload, [excuse.memberId])).get(excuse.memberId)
    return title && username ? excuseMail(username, title, publicUrl) : undefined
  },

  'excuse-decision': async ({ payload, publicUrl, mail }) => {
    const excuse = await findRowById(payload, 'excuses', mail.about)
    const decision = excuseDecisions.find((each) => each === mail.what)
    if (!decision || excuse?.state !== decision) return undefined
    const title = await titleOf(payload, excuse)
    return title === undefined ? undefined : excuseDecisionMail(decision, title, publicUrl)
  },

  'record-decision': async ({ payload, publicUrl, mail }) => {
    const record = await findRowById(payload, 'records', mail.about, {}, outsideTrash)
    const decision = recordDecisions.find((each) => each === mail.what)
    if (!record || !decision || stateOf(record) !== decision) return undefined
    return recordDecisionMail(decision, record.violation, publicUrl)
  },

  'fees-settled': ({ publicUrl, mail }) => feesSettledMail(Number(mail.about), publicUrl),

  reminders: makeDayMail('reminders'),

  summary: makeDayMail('summary'),

  news: makeOwnMail('news', ({ payload, mail, member }) => newsLines(payload, mail.news, member)),

  'one-below': async ({ payload, publicUrl, mail: { memberId, about, what } }) => {
    const limit = limits.find((each) => each === what)
    const countsOf = await countRecords(payload, [memberId])
    if (!limit || totalOf(countsOf(memberId), limit) !== Number(about) - 1) return undefined
    return oneBelowMail(limit, Number(about), publicUrl)
  },
}

const makeInquiryMail = async (payload: Payload, id: string, team: MailTeam) => {
  const inquiry = await findRowById(payload, 'inquiries', id, {}, outsideTrash)
  if (!inquiry || isClosedStatus(inquiry.status)) return undefined
  const url = mailLink(payload.config.serverURL, paths.adminInquiry)
  const { subject, paragraphs } = inquiryMail(inquiry, url)
  return {
    to: mailTo(payload),
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject,
    text: teamMailText(paragraphs, team),
  }
}

/** Makes a mail that waits; `undefined` where it is no longer true. */
export const makeMail = async (
  payload: Payload,
  mail: WaitingMail,
): Promise<SendEmailOptions | undefined> => {
  const { kind, about, memberId } = mail
  if (kind === 'news-due') return undefined
  const publicUrl = payload.config.serverURL
  const { name } = await readSite(payload)
  const team = { name, publicUrl }
  const messageId = messageIdOf(mail, publicUrl)
  if (kind === 'inquiry') {
    const made = await makeInquiryMail(payload, about, team)
    return made && { messageId, ...made }
  }
  const member = await findMember(payload, memberId)
  if (!member || member.blocked) return undefined
  const made = await makers[kind]({ payload, ...team, mail, member })
  const { to = confirmedAddress(member), subject, paragraphs = [], ...rest } = made ?? {}
  if (!made || !to) return undefined
  return {
    to,
    subject,
    text: memberMailText(member.username, paragraphs, team),
    messageId,
    ...rest,
  }
}
