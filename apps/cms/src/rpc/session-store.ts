import { randomUUID } from 'node:crypto'
import { sessionSeconds } from '@tropa/contract/member/session-length'
import type { CheckedMember } from '../database/engine-types'
import { sessionsOf } from '../database/sessions'
import { inUnitOfWork, type AuditEvent, type WorkContext } from '../database/unit-of-work'

/** A member in the audit trail. */
export const memberRow = ({
  id,
  username,
}: Pick<CheckedMember, 'id' | 'username'>): AuditEvent['row'] => ({
  collection: 'members',
  id,
  title: username,
})

/**
 * Adds a session to a member, in one write that succeeds only while the member has not changed since they were
 * checked: hashing takes long enough for a password or a second factor to change, or for a block.
 *
 * @returns the session's id, or `undefined` if the member may no longer sign in
 */
export const addSession = async (
  context: WorkContext,
  member: CheckedMember,
): Promise<string | undefined> => {
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + sessionSeconds * 1000)
  const session = { id: randomUUID(), createdAt, expiresAt }
  return inUnitOfWork({ ...context, session: member }, async (work) => {
    if (!(await sessionsOf(work.payload.db).insertSession(work, member, session))) return undefined
    work.audit({ action: 'sign-in', row: memberRow(member) })
    return session.id
  })
}

/** Ends one session; its token is invalid afterwards. */
export const endSession = async (
  context: WorkContext,
  member: Pick<CheckedMember, 'id' | 'username'>,
  sid: string,
): Promise<void> => {
  await inUnitOfWork({ ...context, session: member }, async (work) => {
    if (await sessionsOf(work.payload.db).deleteSession(work, member.id, sid))
      work.audit({ action: 'sign-out', row: memberRow(member) })
  })
}
