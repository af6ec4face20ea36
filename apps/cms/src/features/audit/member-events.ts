import type { AuditEvent } from '../../database/unit-of-work'

const roleFields = new Set(['userType', 'isEditor'])

/** What a change of a member means, each with an action of its own so that lists can be filtered by it. */
export const memberEvents = (
  isOwn: boolean,
  changed: readonly string[],
  { data, previousDoc }: Record<'data' | 'previousDoc', Record<string, unknown>>,
): Omit<AuditEvent, 'row'>[] => {
  const role = changed.filter((name) => roleFields.has(name))
  const others = changed.filter((name) => !roleFields.has(name) && name !== 'blocked')
  const hasNew = (name: string) => Boolean(data[name]) && data[name] !== previousDoc[name]
  const events: Omit<AuditEvent, 'row'>[] = []
  if (hasNew('inviteHash')) events.push({ action: 'invite' })
  if (hasNew('hash')) events.push({ action: isOwn ? 'password-change' : 'password-reset' })
  if (changed.includes('blocked')) events.push({ action: data.blocked ? 'block' : 'unblock' })
  if (role.length > 0) events.push({ action: 'role', fields: role })
  if (others.length > 0 || events.length === 0) events.push({ action: 'update', fields: others })
  return events
}
