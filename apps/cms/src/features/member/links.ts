import { createHash, randomBytes } from 'node:crypto'
import { hourMs } from '@tropa/contract/base/durations'
import { inviteHours } from '@tropa/contract/member/link-hours'
import type { InviteLink } from '@tropa/contract/member/members'
import { tokenBytes } from '@tropa/contract/member/link-token'
import { paths } from '@tropa/contract/pages'
import type { Payload, Where } from 'payload'
import { notBlocked } from '../../payload/access/admins'
import type { Work } from '../../database/unit-of-work'
import { findRow } from '../../database/rows'
import { isMailSetUp } from '../../payload/email/adapter'
import { queueMail } from '../../payload/email/mail-queue'
import type { Member } from '../../payload/payload-types'

/** A new token for a link. Only its hash is stored, which needs no salt. */
export const randomToken = (): string => randomBytes(tokenBytes).toString('base64url')

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** The time, so many hours from now, after which a link is invalid. */
export const hoursFromNow = (hours: number): string =>
  new Date(Date.now() + hours * hourMs).toISOString()

/** The fields of a member who has not chosen a password, or has to choose another one. */
export const noPassword = { hash: null, salt: null }

const noMailedInvite = { mailedInviteHash: null, mailedInviteExpiresAt: null }

/** Clears an address that waits for its confirmation. */
export const noPendingAddress = {
  pendingEmail: null,
  pendingEmailHash: null,
  pendingEmailExpiresAt: null,
  pendingEmailTrusted: null,
}

export const noInvite = { inviteHash: null, inviteExpiresAt: null, ...noMailedInvite }

/** A link, with a new token unless one is given, and the hash to store for it. */
export const newLink = (publicUrl: string, page: 'invite' | 'confirm', token = randomToken()) => {
  // Browsers do not send the part after #, so it gets into no log and no Referer header.
  return { link: `${publicUrl}${paths[page]}#${token}`, hash: hashOfToken(token) }
}

/** The fields for a link that will be mailed: its hash is stored when it is sent. */
export const mailedInviteUntil = (expiresAt: string) => ({
  mailedInviteHash: null,
  mailedInviteExpiresAt: expiresAt,
})

/**
 * A link that an admin hands over, and the fields to store for it. The link to mail, if there is an address, is
 * another one: only using that one shows that its member reads the address.
 */
export const createInvite = (publicUrl: string, isMailed: boolean) => {
  const { link, hash } = newLink(publicUrl, 'invite')
  const expiresAt = hoursFromNow(inviteHours)
  const mailed = isMailed ? mailedInviteUntil(expiresAt) : noMailedInvite
  const stored = { inviteHash: hash, inviteExpiresAt: expiresAt, ...mailed }
  return { stored, invite: { link, expiresAt, isMailed } }
}

/** Queues a mail with a link of its own, if it is to be mailed. */
export const queueInvite = async (
  work: Work,
  memberId: string,
  { isMailed, expiresAt }: InviteLink,
): Promise<void> => {
  const what = work.from.session?.id ?? ''
  if (isMailed) await queueMail(work, { kind: 'invite', memberId, what, until: expiresAt })
}

/**
 * Where a new link can be mailed to: an address that its member is trusted with, or the one that an admin has
 * entered with the invite, for as long as nobody has used it. A member who used a link that an admin gave
 * them has shown nothing about the address, which may be a stranger's.
 *
 * @param member - as stored: no caller may read the address
 */
export const linkAddress = (payload: Payload, member: Member): string | undefined => {
  const isInvited = member.emailConfirmed !== true && Boolean(member.mailedInviteExpiresAt)
  const mayBeMailed = isMailSetUp(payload) && (member.emailTrusted === true || isInvited)
  return (mayBeMailed && member.email) || undefined
}

const hasValidInvite = (token: string): Where => {
  const isToken = { equals: hashOfToken(token) }
  const isOpen = { greater_than: new Date().toISOString() }
  const isHandedOver = { inviteHash: isToken, inviteExpiresAt: isOpen }
  const isMailed = { mailedInviteHash: isToken, mailedInviteExpiresAt: isOpen }
  return { and: [notBlocked, { or: [isHandedOver, isMailed] }] }
}

export const readInvite = async (payload: Payload, token: string, req?: Work) => {
  const member = await findRow(payload, 'members', hasValidInvite(token), req)
  if (!member) return undefined
  const isMailed = member.mailedInviteHash === hashOfToken(token)
  const expiresAt = isMailed ? member.mailedInviteExpiresAt : member.inviteExpiresAt
  return expiresAt ? { member, expiresAt, isMailed } : undefined
}
