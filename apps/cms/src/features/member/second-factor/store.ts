import { inUnitOfWork, type AuditEvent, type WorkContext } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import { findMember, rowOf } from '../stored-member'
import { writeMember } from '../write-member'

/** A member whose second factor is switched, and the session that goes on; without one all end. */
interface Owner {
  id: string
  sid?: string
}

interface Switch {
  isDue: (stored: Member) => boolean
  data: Partial<Member>
  action: AuditEvent['action']
}

/** Of two requests at the same moment that read the same state, one switches it and the other one changes nothing. */
const turn = (
  context: WorkContext,
  { id, sid }: Owner,
  { isDue, data, action }: Switch,
): Promise<boolean> =>
  inUnitOfWork(context, async (work) => {
    const stored = await findMember(work.payload, id, work)
    if (!stored || !isDue(stored)) return false
    const sessions = stored.sessions?.filter((session) => session.id === sid) ?? []
    await writeMember(work, stored, { ...data, sessions })
    work.audit({ action, row: rowOf(stored) })
    return true
  })

interface ConfirmedSetUp {
  /** As it was read: a set-up that has begun since then is another one. */
  pendingSecret: string
  /** The step of the code that confirmed it, which counts once. */
  step: number
  recoveryCodeHashes: string
}

export const turnOn = (
  context: WorkContext,
  owner: Owner,
  { pendingSecret, step, recoveryCodeHashes }: ConfirmedSetUp,
): Promise<boolean> =>
  turn(context, owner, {
    action: 'second-factor-on',
    isDue: (stored) => !stored.secondFactorSecret && stored.pendingSecret === pendingSecret,
    data: {
      secondFactor: true,
      secondFactorSecret: pendingSecret,
      pendingSecret: null,
      lastCodeStep: step,
      recoveryCodeHashes,
    },
  })

export const turnOff = (context: WorkContext, owner: Owner): Promise<boolean> =>
  turn(context, owner, {
    action: 'second-factor-off',
    isDue: ({ secondFactorSecret }) => Boolean(secondFactorSecret),
    data: {
      secondFactor: false,
      secondFactorSecret: null,
      pendingSecret: null,
      lastCodeStep: null,
      recoveryCodeHashes: null,
    },
  })
