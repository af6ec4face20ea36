import { inviteMessages } from '@tropa/contract/member/invite'
import { resetLinkHours } from '@tropa/contract/member/link-hours'
import { memberMessages } from '@tropa/contract/member/member'
import type { Where } from 'payload'
import { notBlocked } from '../../payload/access/admins'
import { type WorkContext, inUnitOfWork } from '../../database/unit-of-work'
import { findRow } from '../../database/rows'
import { mayUsePanel } from '../../payload/access/editors'
import { readWaitingToPublish } from '../../payload/components/waiting-to-publish'
import { isMailSetUp } from '../../payload/email/adapter'
import { readSettings, teamNames } from '../../payload/globals/read-settings'
import type { Member } from '../../payload/payload-types'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { api, requireSession } from '../../rpc/procedure'
import type { RateLimits } from '../../rpc/rate-limits'
import { endSession, memberRow } from '../../rpc/session-store'
import { hoursFromNow, mailedInviteUntil } from './links'
import { admit } from './hashing-gate'
import { hashPassword } from './password-hash'
import { requirePassword } from './second-factor/check-code'
import { readDevice, signDevice, signIn } from './sign-in'
import {
  changeMember,
  findByUsername,
  findCaller,
  findMember,
  toSessionUser,
} from './stored-member'
import { writeMember } from './write-member'

const youngMinutes = 10

/**
 * Mails a link to choose a new password to a member's trusted address. Until the link is used the present
 * password and the sessions stay as they are, because anybody can ask for it.
 *
 * Takes longer if there is such a member, so do not wait for it before responding.
 */
export const mailResetLink = async (
  context: WorkContext & { limits: Pick<RateLimits, 'reset-mail'> },
  name: string,
): Promise<void> => {
  const { payload, limits } = context
  const named = await findByUsername(payload, name)
  // Anybody can ask for a new link, and must not end a young one that its member may be about to use, nor one that an
  // admin mailed and that works longer.
  const isOld = { less_than: hoursFromNow(resetLinkHours - youngMinutes / 60) }
  const conditions: Where[] = [
    { id: { equals: named?.id ?? '' } },
    { emailConfirmed: { equals: true } },
    { emailTrusted: { equals: true } },
    { or: [{ mailedInviteExpiresAt: { exists: false } }, { mailedInviteExpiresAt: isOld }] },
    notBlocked,
  ]
  const member = await findRow(payload, 'members', { and: conditions })
  // Mails beyond the limit are dropped silently.
  if (!member?.email || !(await limits['reset-mail'].allows(member.id))) return
  const until = hoursFromNow(resetLinkHours)
  // The address may have changed in between.
  const where: Where = { and: [...conditions, { email: { equals: member.email } }] }
  const event = { action: 'reset-link' } as const
  const mail = { kind: 'reset-link', until } as const
  await changeMember(context, member, { where, data: mailedInviteUntil(until), event, mail })
}

/** A new password invalidates the device cookies of all the member's browsers; this renews the one that set it. */
const renewDevice = async ({ payload, deviceCookie }: ApiContext, before: Member) => {
  const changed = deviceCookie && (await findMember(payload, before.id))
  if (!changed) return
  const device = await readDevice(payload.secret, before, deviceCookie.value)
  deviceCookie.set(await signDevice(payload.secret, changed, device))
}

export const memberProcedures = {
  login: api.member.login.handler(({ context, input }) => signIn(context, input)),

  resetLinks: api.member.resetLinks.handler(({ context: { payload } }) => ({
    isOffered: isMailSetUp(payload),
  })),

  forgotPassword: api.member.forgotPassword.handler(async ({ context, input }) => {
    const { payload, limits, address, panelCookie } = context
    if (!isMailSetUp(payload)) throw apiError('NOT_FOUND')
    // Absent if another site calls.
    if (!panelCookie) throw apiError('FORBIDDEN')
    await limits['link-address'].count(address)
    // After the response, whose time would otherwise tell whether there is such a member.
    setImmediate(() => {
      mailResetLink({ payload, limits, address }, input.username).catch((error: unknown) =>
        payload.logger.error({ err: error }, 'a link to choose a new password was not mailed'),
      )
    })
    return { message: inviteMessages.linkRequested }
  }),

  logout: api.member.logout.handler(async ({ context }) => {
    const session = requireSession(context)
    await endSession(context, session, session.sid)
    context.panelCookie?.clear()
    return { message: memberMessages.loggedOut }
  }),

  rights: api.member.rights.handler(async ({ context }) => {
    const caller = await findCaller(context)
    const teams = teamNames(caller.teams, await readSettings(context.payload))
    return { mayEdit: mayUsePanel(caller), teams }
  }),

  me: api.member.me.handler(async ({ context }) => {
    const caller = await findCaller(context)
    const user = toSessionUser(caller, await readSettings(context.payload))
    return { ...user, name: caller.name ?? null }
  }),

  waiting: api.member.waiting.handler(async ({ context }) => {
    const caller = await findCaller(context)
    if (!mayUsePanel(caller)) return { drafts: 0, scheduled: 0 }
    const user = { ...caller, collection: 'members' as const }
    const [drafts, scheduled] = await readWaitingToPublish(context.payload, user)
    return { drafts: drafts.total, scheduled: scheduled.total }
  }),

  changePassword: api.member.changePassword.handler(async ({ context, input }) => {
    const { payload } = context
    const { id, sid } = requireSession(context)
    const member = await findCaller(context)
    await requirePassword(context, member, input.currentPassword)
    const turn = { line: id, isKnown: true }
    const password = await admit(turn, () => hashPassword(input.newPassword))
    await inUnitOfWork(context, async (work) => {
      const stored = await findMember(payload, id, work)
      // Somebody may have set another password since this one was checked.
      if (!stored || stored.hash !== member.hash) {
        throw fieldErrors({ currentPassword: memberMessages.wrongCurrentPassword })
      }
      const sessions = stored.sessions?.filter((session) => session.id === sid) ?? []
      await writeMember(work, stored, { ...password, sessions })
      work.audit({ action: 'password-change', row: memberRow(stored) })
    })
    await renewDevice(context, member)
    return { message: memberMessages.passwordChanged }
  }),
}
