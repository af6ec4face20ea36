import type { Payload } from 'payload'
import { ofEngine } from './engine'
import type { CheckedMember, NewSession } from './engine-types'
import * as mongodb from './mongodb/sessions'
import * as sqlite from './sqlite/sessions'
import type { Work } from './unit-of-work'

/*
 * Payload stores a member's sessions as a list on the member and writes the whole list at each change,
 * so that of two changes at the same time one is lost. Here each session is added and removed alone.
 */

const engineOf = ({ db }: Payload) => ofEngine(db, { sqlite, mongodb })

/**
 * Adds a session in one write, while the member is the one that was checked. Beyond `maxSessions` the oldest
 * session ends.
 *
 * @returns whether it was added
 */
export const insertSession = (
  work: Work,
  member: CheckedMember,
  session: NewSession,
): Promise<boolean> => engineOf(work.payload).insertSession(work, member, session)

/** @returns whether there was one */
export const deleteSession = (work: Work, memberId: string, sid: string): Promise<boolean> =>
  engineOf(work.payload).deleteSession(work, memberId, sid)

/** The member of a live session, unless blocked: one read, by index. */
export const findSessionMember = (
  payload: Payload,
  memberId: string,
  sid: string,
): Promise<unknown> => engineOf(payload).findSessionMember(payload.db, memberId, sid, new Date())
