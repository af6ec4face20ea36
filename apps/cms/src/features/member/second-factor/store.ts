import { inUnitOfWork, type AuditEvent, type WorkContext } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import { findMember, rowOf } from '../stored-member'
import { writeMember } from '../write-member'

interface Change {
  isDue: (stored: Member) => boolean
  data: (stored: Member) => Partial<Member>
  action?: AuditEvent['action']
}

/**
 * Changes a second factor and records it: of two requests at the same moment that both read the same state, one
 * changes it and the other one changes nothing.
 */
const change = (
  context: WorkContext,
  id: string,
  { isDue, data, action }: Change,
): Promise<boolean> =>
  inUnitOfWork(context, async (work) => {
    const stored = await findMember(work.payload, id, work)
    if (!stored || !isDue(stored)) return false
    await writeMember(work, stored, data(stored))
    if (action) work.audit({ action, row: rowOf(stored) })
    return true
  })

const sessionOf = ({ sessions }: Member, sid: string | undefined) =>
  sessions?.filter(({ id }) => id === sid) ?? []

/** Stores the secret of a set-up, in place of an earlier one that was never confirmed. */
export const storePendingSecret = (
  context: WorkContext,
  id: string,
  pendingSecret: string,
): Promise<boolean> =>
  change(context, id, {
    isDue: ({ secondFactorSecret }) => !secondFactorSecret,
    data: () => ({ pendingSecret }),
  })

/** A member whose second factor is switched, and the session that goes on; without one all end. */
interface Owner {
  id: string
  sid?: string
}

interface ConfirmedSetUp {
  /** As it was read: a set-up that has begun since then is another one. */
  pendingSecret: string
  /** The step of the code that confirmed it, which counts once. */
  step: number
  recoveryCodeHashes: string
}

export const turnOn = (
  context: WorkContext,
  { id, sid }: Owner,
  { pendingSecret, step, recoveryCodeHashes }: ConfirmedSetUp,
): Promise<boolean> =>
  change(context, id, {
    action: 'second-factor-on',
    isDue: (stored) => !stored.secondFactorSecret && stored.pendingSecret === pendingSecret,
    data: (stored) => ({
      secondFactor: true,
      secondFactorSecret: pendingSecret,
      pendingSecret: null,
      lastCodeStep: step,
      recoveryCodeHashes,
      sessions: sessionOf(stored, sid),
    }),
  })

export const turnOff = (context: WorkContext, { id, sid }: Owner): Promise<boolean> =>
  change(context, id, {
    action: 'second-factor-off',
    isDue: ({ secondFactorSecret }) => Boolean(secondFactorSecret),
    data: (stored) => ({
      secondFactor: false,
      secondFactorSecret: null,
      pendingSecret: null,
      lastCodeStep: null,
      recoveryCodeHashes: null,
      sessions: sessionOf(stored, sid),
    }),
  })

/** Uses a code of the app: it counts once, and no earlier one counts after it. */
export const spendStep = (
  context: WorkContext,
  { id, secondFactorSecret }: Member,
  step: number,
): Promise<boolean> =>
  change(context, id, {
    isDue: (stored) =>
      stored.secondFactorSecret === secondFactorSecret && (stored.lastCodeStep ?? step) < step,
    data: () => ({ lastCodeStep: step }),
  })

/**
 * Uses up a recovery code and records it.
 *
 * @returns whether the stored hashes were still those that were read
 */
export const replaceRecoveryCodes = (
  context: WorkContext,
  member: Member,
  { before, after }: { before: string; after: string },
): Promise<boolean> =>
  // At a login the member is not signed in yet.
  change({ ...context, session: member }, member.id, {
    action: 'recovery-code',
    isDue: ({ recoveryCodeHashes }) => recoveryCodeHashes === before,
    data: () => ({ recoveryCodeHashes: after }),
  })
