import type { PayloadRequest } from 'payload'
import { actorOf, type AuditEvent } from './record-audit'

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
  const hasNew = (name: string) => Boolean(data[name]) && data[name] !== previousDoc[name]
  const events: Pick<AuditEvent, 'action' | 'fields'>[] = []
  if (hasNew('inviteHash')) events.push({ action: 'invite' })
  if (hasNew('hash')) {
    events.push({ action: actorOf(req).id === id ? 'password-change' : 'password-reset' })
  }
  if (changed.includes('blocked')) events.push({ action: data.blocked ? 'block' : 'unblock' })
  if (role.length > 0) events.push({ action: 'role', fields: role })
  if (others.length > 0 || events.length === 0) events.push({ action: 'update', fields: others })
  return events
}
