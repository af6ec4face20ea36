import { inviteHours, resetLinkHours } from '@tropa/contract/invite'
import type { Payload, Where } from 'payload'
import { inUnitOfWork, type Work, type WorkContext } from '../../../database/unit-of-work'
import type { PreparedPassword } from '../../../payload/access/panel-request'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { hashOfToken, hoursFromNow, randomToken } from '../links/link-token'
import type { Turn } from '../password/gate'
import { preparePassword } from '../password/prepared-password'
import { findMember, notBlocked } from '../stored-member'

const noMailedInvite = { mailedInviteHash: null, mailedInviteExpiresAt: null }

/** The fields of a member without an open invite. */
export const noInvite = { inviteHash: null, inviteExpiresAt: null, ...noMailedInvite }

const newLink = (publicUrl: string, hours: number) => {
  const token = randomToken()
  // Browsers do not send the part after #, so it gets into no log and no Referer header.
  return {
    link: `${publicUrl}/invite#${token}`,
    hash: hashOfToken(token),
    expiresAt: hoursFromNow(hours),
  }
}

const newMailedLink = (publicUrl: string, hours: number) => {
  const { link, hash, expiresAt } = newLink(publicUrl, hours)
  return { link, stored: { mailedInviteHash: hash, mailedInviteExpiresAt: expiresAt } }
}

/**
 * A link with which a member chooses a password, and the fields to store for it. The link to mail is another
 * one: only whoever uses that one has shown that they read the address.
 */
export const createInvite = (publicUrl: string, isMailed: boolean) => {
  const { link, hash, expiresAt } = newLink(publicUrl, inviteHours)
  const mailed = isMailed ? newMailedLink(publicUrl, inviteHours) : undefined
  return {
    link,
    mailedLink: mailed?.link,
    expiresAt,
    stored: { inviteHash: hash, inviteExpiresAt: expiresAt, ...(mailed?.stored ?? noMailedInvite) },
  }
}

/** The link of a forgotten password, and the fields to store for it. */
export const createResetLink = (publicUrl: string) => newMailedLink(publicUrl, resetLinkHours)

const hasValidInvite = (token: string): Where => {
  const hash = hashOfToken(token)
  const now = new Date().toISOString()
  const isHandedOver: Where[] = [
    { inviteHash: { equals: hash } },
    { inviteExpiresAt: { greater_than: now } },
  ]
  const isMailed: Where[] = [
    { mailedInviteHash: { equals: hash } },
    { mailedInviteExpiresAt: { greater_than: now } },
  ]
  return { and: [notBlocked, { or: [{ and: isHandedOver }, { and: isMailed }] }] }
}

interface OpenInvite {
  member: Member
  expiresAt: string
  /** Whether it is the link that was mailed. */
  isMailed: boolean
}

/** The invite with this token, or `undefined` when it is invalid. */
export const readInvite = async (
  payload: Payload,
  token: string,
  req?: Work,
): Promise<OpenInvite | undefined> => {
  const member = await payload.db.findOne<Member>({
    collection: slugs.members,
    where: hasValidInvite(token),
    ...(req && { req }),
  })
  if (!member) return undefined
  const isMailed = member.mailedInviteHash === hashOfToken(token)
  const expiresAt = isMailed ? member.mailedInviteExpiresAt : member.inviteExpiresAt
  return expiresAt ? { member, expiresAt, isMailed } : undefined
}

const confirmedAddress = { emailConfirmed: true, emailTrusted: true }

/** In one transaction: whenever the server is killed, the link works or the password does. */
const useInvite = (
  context: WorkContext,
  token: string,
  prepared: PreparedPassword,
): Promise<Member | undefined> =>
  inUnitOfWork(context, async (work) => {
    const { payload } = work
    const invite = await readInvite(payload, token, work)
    if (!invite) return undefined
    const { id } = invite.member
    // The new password ends the member's links.
    const data = { password: prepared.password, ...(invite.isMailed && confirmedAddress) }
    await payload.update({
      collection: slugs.members,
      id,
      data,
      context: { prepared },
      overrideAccess: true,
      req: work,
    })
    // Read again: a session is opened for the hash of the password that was just set.
    return (await findMember(payload, id, work)) ?? undefined
  })

/**
 * Uses an invite and sets the password. Of two attempts at the same moment only one succeeds.
 *
 * @returns the member, or `undefined` when the invite is invalid
 */
export const acceptInvite = async (
  context: WorkContext,
  { token, newPassword }: { token: string; newPassword: string },
  turn: Turn,
): Promise<Member | undefined> => {
  // Before a password is hashed, which only somebody with an invite may ask for.
  const session = (await readInvite(context.payload, token))?.member
  if (!session) return undefined
  return useInvite({ ...context, session }, token, await preparePassword(newPassword, turn))
}
