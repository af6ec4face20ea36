import { excuseDecisions } from '@tropa/contract/excuse/excuse'
import { limits } from '@tropa/contract/rules/sentences'
import {
  confirmationMail,
  excuseDecisionMail,
  excuseMail,
  farewellMail,
  inquiryMail,
  inviteMail,
  isFarewell,
  type MailText,
  memberMailText,
  oneBelowMail,
  recordDecisionMail,
  resetLinkMail,
} from '@tropa/contract/notification/mails'
import { subjectKinds } from '@tropa/contract/base/subject'
import { oneLine } from '@tropa/contract/base/one-line'
import { inquiriesAddress } from '@tropa/contract/member/login-address'
import { recordDecisions } from '@tropa/contract/record/decision'
import type { Payload, SendEmailOptions } from 'payload'
import { findRowById } from '../../database/rows'
import type { WaitingMail } from '../../payload/email/mail-queue'
import { outsideTrash } from '../../payload/fields/deleted-at'
import type { Excuse, Member } from '../../payload/payload-types'
import { isClosedStatus } from '../../retention/forget-inquiries'
import { newLink } from '../member/links'
import { changeMember, confirmedAddress, findMember, findUsernames } from '../member/stored-member'
import { countRecords, stateOf, totalOf } from '../record/stored-record'
import { findSubject } from '../roll-call/subject'
import { makeReminder } from '../todo/reminder'

/** What a member's mail says, and where it goes if not to their confirmed address. */
type MemberMail = MailText & Pick<SendEmailOptions, 'messageId'> & { to?: string }

interface Occasion {
  payload: Payload
  publicUrl: string
  mail: WaitingMail
  member: Member
}

type Make = (occasion: Occasion) => Promise<MemberMail | undefined> | MemberMail | undefined

const isAt = (time: string | null | undefined, until: string | undefined) =>
  Date.parse(time ?? '') === Date.parse(until ?? '')

/** For how many more hours a link works. */
const hoursTo = (until = '') =>
  Math.max(1, Math.round((Date.parse(until) - Date.now()) / 3_600_000))

/** The new link takes the place of the one before, which may be on its way. */
const makeLink = async (
  { payload, publicUrl, member }: Occasion,
  page: 'invite' | 'confirm',
  field: 'mailedInviteHash' | 'pendingEmailHash',
): Promise<string | undefined> => {
  const { link, hash } = newLink(publicUrl, page)
  const where = {
    and: [{ id: { equals: member.id } }, { [field]: { equals: member[field] ?? null } }],
  }
  const isStored = await changeMember({ payload }, member, { where, data: { [field]: hash } })
  return isStored ? link : undefined
}

const makeInvite =
  (text: typeof inviteMail): Make =>
  async (occasion) => {
    const { member, mail } = occasion
    if (!member.email || !isAt(member.mailedInviteExpiresAt, mail.until)) return undefined
    const link = await makeLink(occasion, 'invite', 'mailedInviteHash')
    return link === undefined ? undefined : { to: member.email, ...text(link, hoursTo(mail.until)) }
  }

const titleOf = async (
  payload: Payload,
  { kind, subjectId }: Pick<Excuse, 'kind' | 'subjectId'>,
): Promise<string | undefined> => {
  const known = subjectKinds.find((each) => each === kind)
  return known && (await findSubject(payload, known, subjectId))?.subject.title
}

/** Each makes what is true now; `undefined` where there is nothing to say any more. */
const makers: Record<Exclude<WaitingMail['kind'], 'inquiry'>, Make> = {
  invite: makeInvite(inviteMail),
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

  'one-below': async ({ payload, publicUrl, mail: { memberId, about, what } }) => {
    const limit = limits.find((each) => each === what)
    const countsOf = await countRecords(payload, [memberId])
    if (!limit || totalOf(countsOf(memberId), limit) !== Number(about) - 1) return undefined
    return oneBelowMail(limit, Number(about), publicUrl)
  },
}

const makeInquiryMail = async (payload: Payload, id: string) => {
  const inquiry = await findRowById(payload, 'inquiries', id, {}, outsideTrash)
  if (!inquiry || isClosedStatus(inquiry.status)) return undefined
  const url = `${payload.config.serverURL}${inquiriesAddress}`
  const { subject, paragraphs } = inquiryMail(inquiry, url)
  return {
    to: payload.config.custom.mailTo as string | undefined,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject,
    text: paragraphs.join('\n\n'),
  }
}

/** Makes a mail that waits; `undefined` where it is no longer true. */
export const makeMail = async (
  payload: Payload,
  mail: WaitingMail,
): Promise<SendEmailOptions | undefined> => {
  const { kind, about, memberId } = mail
  if (kind === 'inquiry') return makeInquiryMail(payload, about)
  const member = await findMember(payload, memberId)
  if (!member || member.blocked) return undefined
  const publicUrl = payload.config.serverURL
  const made = await makers[kind]({ payload, publicUrl, mail, member })
  const { to = confirmedAddress(member), subject, paragraphs = [], ...rest } = made ?? {}
  if (!made || !to) return undefined
  return { to, subject, text: memberMailText(member.username, paragraphs), ...rest }
}
