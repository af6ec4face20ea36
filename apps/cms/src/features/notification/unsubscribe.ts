import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Notification } from '@tropa/contract/notification/notifications'
import { paths } from '@tropa/contract/pages'
import type { Payload } from 'payload'
import { findRowById } from '../../database/rows'
import type { Member } from '../../payload/payload-types'
import { changeMember, confirmedAddress } from '../member/stored-member'
import { fieldOf } from './notifications'

/** The body that a mail program sends for one-click unsubscribing (RFC 8058). */
export const oneClick = 'List-Unsubscribe=One-Click'

type Recipient = Pick<Member, 'id' | 'email' | 'emailConfirmed'>

/** Good for one kind of mail to one member at one address, and for nothing else. */
const signatureOf = ({ secret }: Payload, kind: Notification, member: Recipient): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', kind, member.id, confirmedAddress(member) ?? null]))
    .digest('base64url')

/** The link of a mail that switches such mails off without signing in. */
export const unsubscribeLink = (
  payload: Payload,
  kind: Notification,
  member: Recipient,
): string => {
  const key = `${member.id}.${signatureOf(payload, kind, member)}`
  return `${payload.config.serverURL}${paths.unsubscribe}?kind=${kind}&key=${key}`
}

/**
 * Switches one kind of mail off.
 *
 * @returns whether the key is one that such a mail had
 */
export const unsubscribe = async (
  payload: Payload,
  kind: Notification,
  key: string,
): Promise<boolean> => {
  // A mail program may have added a bracket or a full stop.
  const [, id = '', signature = ''] = /^(\w+)\.([\w-]{43})/.exec(key) ?? []
  const member = await findRowById(payload, 'members', id)
  if (!member) return false
  const known = signatureOf(payload, kind, member)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(known))) return false
  const where = { id: { equals: member.id } }
  await changeMember({ payload }, member, { where, data: { [fieldOf[kind]]: false } })
  return true
}
