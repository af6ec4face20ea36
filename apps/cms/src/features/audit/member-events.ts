import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Member } from '../../payload/payload-types'
import { actorOf, type AuditEvent } from './record-audit'

const noted = 'members with a new password'

const notedIn = ({ context }: PayloadRequest): Set<unknown> => {
  const known = context[noted]
  if (known instanceof Set) return known
  const ids = new Set<unknown>()
  context[noted] = ids
  return ids
}

/** Notes a new password, which Payload removes before the hooks that come after the write. */
export const notePassword: CollectionBeforeChangeHook<Member> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const hasPassword = data.password !== undefined && data.password !== null
  if (operation === 'update' && hasPassword) notedIn(req).add(originalDoc?.id)
  return data
}

const roleFields = new Set(['userType', 'isEditor'])

/** What a change of a member means, each with an action of its own so that lists can be filtered by it. */
export const memberEvents = (
  req: PayloadRequest,
  id: string,
  changed: readonly string[],
  { data, previousDoc }: Record<'data' | 'previousDoc', Record<string, unknown>>,
): Pick<AuditEvent, 'action' | 'fields'>[] => {
  const role = changed.filter((name) => roleFields.has(name))
  const others = changed.filter((name) => !roleFields.has(name) && name !== 'blocked')
  const hasInvite = Boolean(data.inviteHash) && data.inviteHash !== previousDoc.inviteHash
  const events: Pick<AuditEvent, 'action' | 'fields'>[] = []
  if (hasInvite) events.push({ action: 'invite' })
  if (notedIn(req).delete(id)) {
    events.push({ action: actorOf(req).id === id ? 'password-change' : 'password-reset' })
  }
  if (changed.includes('blocked')) events.push({ action: data.blocked ? 'block' : 'unblock' })
  if (role.length > 0) events.push({ action: 'role', fields: role })
  if (others.length > 0 || events.length === 0) events.push({ action: 'update', fields: others })
  return events
}
