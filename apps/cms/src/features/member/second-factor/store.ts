import { memberRow } from '../../../rpc/session-store'
import { inUnitOfWork, type WorkContext } from '../../../database/unit-of-work'
import { findMember } from '../stored-member'
import { writeMember } from '../write-member'

/** A member whose second factor is switched, and the session to keep; without one, all sessions end. */
interface Owner {
  id: string
  sid?: string
}

interface ConfirmedSetUp {
  /** As it was read, so that a set-up that has begun since then is not confirmed. */
  pendingSecret: string
  /** As it was read: none, or that of the phone that this one replaces. */
  secondFactorSecret: string | null | undefined
  /** The step of the code that confirmed it, which counts once. */
  step: number
  recoveryCodeHashes: string
}

/**
 * Switches a member's second factor: on or to another phone with a set-up, off without one. Of two requests at once
 * that read the same state, one succeeds.
 */
export const switchSecondFactor = (
  context: WorkContext,
  { id, sid }: Owner,
  setUp?: ConfirmedSetUp,
): Promise<boolean> =>
  inUnitOfWork(context, async (work) => {
    const stored = await findMember(work.payload, id, work)
    const isDue = setUp
      ? stored?.pendingSecret === setUp.pendingSecret &&
        (stored.secondFactorSecret ?? null) === (setUp.secondFactorSecret ?? null)
      : Boolean(stored?.secondFactorSecret)
    if (!stored || !isDue) return false
    await writeMember(work, stored, {
      secondFactor: setUp !== undefined,
      secondFactorSecret: setUp?.pendingSecret ?? null,
      pendingSecret: null,
      lastCodeStep: setUp?.step ?? null,
      recoveryCodeHashes: setUp?.recoveryCodeHashes ?? null,
      sessions: stored.sessions?.filter((session) => session.id === sid) ?? [],
    })
    work.audit({ action: setUp ? 'second-factor-on' : 'second-factor-off', row: memberRow(stored) })
    return true
  })
