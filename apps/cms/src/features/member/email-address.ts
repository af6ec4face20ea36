import {
  emailAddressMessages,
  trustMinutes,
  type EmailAddress,
} from '@tropa/contract/account/email-address'
import { isRecord } from '@tropa/contract/is-record'
import {
  addressChangedMail,
  addressRemovedMail,
  confirmationMail,
} from '@tropa/contract/mail/mails'
import type { MailText } from '@tropa/contract/mail/mails'
import type { Payload } from 'payload'
import { isMailSetUp } from '../../payload/email/adapter'
import type { Member } from '../../payload/payload-types'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { api } from '../../rpc/procedure'
import { handMailOver, mailMember, mailNotTaken } from './mail-member'
import {
  confirmAddress,
  dropPendingAddress,
  removeAddress,
  restorePendingAddress,
  storePendingAddress,
  trustAddress,
} from './pending-address'
import { findCaller, type Caller } from './stored-member'

/**
 * Hands the link that confirms an address over to be mailed to it.
 *
 * @returns whether the mail was taken
 */
const mailConfirmation = (
  payload: Payload,
  member: Pick<Member, 'username'>,
  to: string,
  token: string,
): Promise<boolean> => {
  // Browsers do not send the part after #, so it gets into no log and no Referer header.
  const link = `${payload.config.serverURL}/confirm#${token}`
  return handMailOver(payload, member, { to, ...confirmationMail(link) })
}

/** Tells a confirmed address what has become of it: a thief of a session must not go unnoticed. */
const mailFarewell = (payload: Payload, member: Member, mail: MailText): void => {
  if (!member.email || !member.emailConfirmed || !isMailSetUp(payload)) return
  mailMember(payload, member, { to: member.email, ...mail })
}

const mailChanged = (payload: Payload, member: Member): void =>
  mailFarewell(payload, member, addressChangedMail(payload.config.serverURL))

const mailRemoved = (payload: Payload, member: Member): void =>
  mailFarewell(payload, member, addressRemovedMail(payload.config.serverURL))

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

const requireStored = (isStored: boolean) => {
  if (!isStored) throw apiError('UNAUTHORIZED')
}

const keepAddress = (context: ApiContext, caller: Caller) =>
  !caller.emailTrusted && hasJustSignedIn(caller)
    ? trustAddress(context, caller)
    : dropPendingAddress(context, caller)

const changeAddress = async (context: ApiContext, caller: Caller, email: string) => {
  if (email === caller.email && caller.emailConfirmed) {
    requireStored(await keepAddress(context, caller))
    return
  }
  const { payload, limits } = context
  await limits.countConfirmationMail({ memberId: caller.id, email })
  const token = await storePendingAddress(context, caller, email, hasJustSignedIn(caller))
  if (token === undefined) throw apiError('UNAUTHORIZED')
  if (await mailConfirmation(payload, caller, email, token)) return
  await restorePendingAddress(context, caller, token)
  throw mailNotTaken()
}

const takeAddressAway = async (context: ApiContext, caller: Caller) => {
  if (!caller.email) {
    requireStored(await dropPendingAddress(context, caller))
    return
  }
  requireStored(await removeAddress(context, caller))
  mailRemoved(context.payload, caller)
}

/** Says that this server sends no mail before the address is looked at, which validation does. */
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
    const { payload, limits, address } = context
    const before = await limits.tryConfirmation(address, () => confirmAddress(context, input.token))
    if (!before) throw apiError('NOT_FOUND', emailAddressMessages.worthless)
    if (before.email !== before.pendingEmail) mailChanged(payload, before)
    return { message: emailAddressMessages.confirmed }
  }),
}
