import {
  emailAddressMessages,
  trustMinutes,
  type EmailAddress,
} from '@tropa/contract/member/email-address'
import { confirmHours } from '@tropa/contract/member/link-hours'
import { isRecord } from '@tropa/contract/base/is-record'
import type { Farewell } from '@tropa/contract/notification/mails'
import type { Payload, Where } from 'payload'
import { notBlocked } from '../../payload/access/admins'
import { findRow } from '../../database/rows'
import type { WorkContext } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import type { Member } from '../../payload/payload-types'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { api } from '../../rpc/procedure'
import { hashOfToken, hoursFromNow, noInvite, noPendingAddress } from './links'
import {
  changeMember,
  confirmedAddress,
  findCaller,
  unchangedSince,
  type Caller,
} from './stored-member'

/** A mail to the former address, so that the thief of a session does not go unnoticed. */
const farewellTo = (payload: Payload, member: Member, what: Farewell) => {
  const to = confirmedAddress(member)
  return to && isMailSetUp(payload) ? ({ kind: 'farewell', what, to } as const) : undefined
}

const isFuture = (time: string | null | undefined) =>
  Boolean(time) && new Date(time ?? 0) > new Date()

const toEmailAddress = (member: Member): EmailAddress => ({
  email: member.email ?? null,
  pending: isFuture(member.pendingEmailExpiresAt) ? (member.pendingEmail ?? null) : null,
  confirmed: Boolean(member.email) && member.emailConfirmed === true,
})

/** A session that was taken over is rarely so young, and must not be enough to choose a new password. */
const hasJustSignedIn = ({ signedInAt }: Caller) =>
  Date.now() - signedInAt.getTime() < trustMinutes * 60_000

/** The audit trail names the fields, without what is in them. */
const updateOf = (field: 'email' | 'emailTrusted') =>
  ({ action: 'update', fields: [field] }) as const

/** @throws a 401 if the caller's session has ended in between */
const changeOwn = async (
  context: ApiContext,
  caller: Caller,
  change: Omit<Parameters<typeof changeMember>[2], 'where'>,
) => {
  const where = unchangedSince(caller)
  const isStored = await changeMember(context, caller, { where, ...change })
  if (!isStored) throw apiError('UNAUTHORIZED')
}

const changeAddress = async (context: ApiContext, caller: Caller, email: string) => {
  if (email === caller.email?.toLowerCase() && caller.emailConfirmed) {
    // Trust it from now on if the caller is surely the member.
    if (caller.emailTrusted || !hasJustSignedIn(caller)) {
      await changeOwn(context, caller, { data: noPendingAddress })
    } else {
      const data = { ...noPendingAddress, emailTrusted: true }
      await changeOwn(context, caller, { data, event: updateOf('emailTrusted') })
    }
    return
  }
  await context.limits['confirmation-mail'].count(caller.id)
  await context.limits['confirmation-mail-day'].count(caller.id)
  await context.limits['confirmation-recipient'].count(email)
  const until = hoursFromNow(confirmHours)
  const data = {
    pendingEmail: email,
    // The link is made when the mail is sent.
    pendingEmailHash: null,
    pendingEmailExpiresAt: until,
    pendingEmailTrusted: hasJustSignedIn(caller),
  }
  await changeOwn(context, caller, { data, mail: { kind: 'confirmation', until } })
}

/** A link to choose a new password that was mailed to the address before is invalid from now on. */
const endedLinks = { ...noPendingAddress, ...noInvite }

const takeAddressAway = async (context: ApiContext, caller: Caller) => {
  const data = { email: null, emailConfirmed: false, emailTrusted: false, ...endedLinks }
  const mail = farewellTo(context.payload, caller, 'removed')
  if (caller.email) await changeOwn(context, caller, { data, event: updateOf('email'), mail })
  else await changeOwn(context, caller, { data: noPendingAddress })
}

/**
 * Uses the token that was mailed to an address, which becomes its member's. Of two attempts at the same
 * moment only one succeeds.
 *
 * @returns `true`, or `undefined` for an invalid token
 */
const confirmAddress = async (context: WorkContext, token: string): Promise<true | undefined> => {
  const where: Where = {
    and: [
      { pendingEmailHash: { equals: hashOfToken(token) } },
      { pendingEmailExpiresAt: { greater_than: new Date().toISOString() } },
      notBlocked,
    ],
  }
  const member = await findRow(context.payload, 'members', where)
  if (!member) return undefined
  const data = {
    email: member.pendingEmail ?? null,
    emailConfirmed: true,
    emailTrusted: member.pendingEmailTrusted === true,
    ...endedLinks,
  }
  // Following a link needs no sign-in, so the member is named as the actor.
  const asMember = { ...context, session: member }
  const isChanged = member.email?.toLowerCase() !== member.pendingEmail
  const mail = isChanged ? farewellTo(context.payload, member, 'changed') : undefined
  const change = { where, data, event: updateOf('email'), mail }
  return (await changeMember(asMember, member, change)) || undefined
}

/** Reports that this server sends no mail before the address is validated. */
const mailApi = api.use(async ({ context, next }, input: unknown) => {
  const hasAddress = isRecord(input) && (input.email ?? null) !== null
  if (hasAddress && !isMailSetUp(context.payload)) {
    throw apiError('BAD_REQUEST', emailAddressMessages.noMail)
  }
  return next()
})

export const emailAddressProcedures = {
  get: api.emailAddress.get.handler(async ({ context }) =>
    toEmailAddress(await findCaller(context)),
  ),

  change: mailApi.emailAddress.change.handler(async ({ context, input: { email } }) => {
    const caller = await findCaller(context)
    // Payload stores addresses in lower case too.
    if (email === null) await takeAddressAway(context, caller)
    else await changeAddress(context, caller, email.toLowerCase())
    return toEmailAddress(await findCaller(context))
  }),

  confirm: api.emailAddress.confirm.handler(async ({ context, input }) => {
    const { limits, address } = context
    const isRight = await limits['confirmation-address'].attempt(address, () =>
      confirmAddress(context, input.token),
    )
    if (!isRight) throw apiError('NOT_FOUND', emailAddressMessages.invalidLink)
    return { message: emailAddressMessages.confirmed }
  }),
}
