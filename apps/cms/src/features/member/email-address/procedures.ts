import { emailAddressMessages, type EmailAddress } from '@tropa/contract/account/email-address'
import { isRecord } from '@tropa/contract/is-record'
import { isMailSetUp } from '../../../payload/email/adapter'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import type { ApiContext } from '../../../rpc/context'
import { apiError } from '../../../rpc/errors'
import { api, requireSession } from '../../../rpc/procedure'
import { mailConfirmation, mailFarewell } from './mails'
import { confirmAddress, dropPendingAddress, removeAddress, storePendingAddress } from './store'

const readCaller = async (context: ApiContext): Promise<Member> => {
  const member = await context.payload.db.findOne<Member>({
    collection: slugs.members,
    where: { id: { equals: requireSession(context).id } },
  })
  if (!member) throw apiError('UNAUTHORIZED')
  return member
}

const isFuture = (time: string | null | undefined) =>
  Boolean(time) && new Date(time ?? 0) > new Date()

const toEmailAddress = (member: Member): EmailAddress => ({
  email: member.email ?? null,
  pending: isFuture(member.pendingEmailExpiresAt) ? (member.pendingEmail ?? null) : null,
  confirmed: Boolean(member.email) && member.emailConfirmed === true,
})

const changeAddress = async ({ payload, limits }: ApiContext, member: Member, email: string) => {
  if (email === member.email && member.emailConfirmed) return dropPendingAddress(payload, member)
  await limits.countConfirmationMail(member.id)
  const token = await storePendingAddress(payload, member, email)
  mailConfirmation(payload, member, email, token)
}

const takeAddressAway = async ({ payload }: ApiContext, member: Member) => {
  if (!member.email) return dropPendingAddress(payload, member)
  if (await removeAddress(payload, member)) mailFarewell(payload, member)
}

/** Says that this server sends no mail before the address is looked at, which validation does. */
const mailApi = api.use(async ({ context, next }, input: unknown) => {
  const hasAddress = isRecord(input) && (input.email ?? null) !== null
  if (hasAddress && !isMailSetUp(context.payload)) {
    throw apiError('BAD_REQUEST', emailAddressMessages.noMail)
  }
  return next()
})

/** Implements the contract's procedures of the caller's e-mail address. */
export const emailAddressProcedures = {
  get: api.emailAddress.get.handler(async ({ context }) =>
    toEmailAddress(await readCaller(context)),
  ),

  change: mailApi.emailAddress.change.handler(async ({ context, input: { email } }) => {
    const member = await readCaller(context)
    // Payload stores addresses in lower case too.
    if (email === null) await takeAddressAway(context, member)
    else await changeAddress(context, member, email.toLowerCase())
    return toEmailAddress(await readCaller(context))
  }),

  confirm: api.emailAddress.confirm.handler(async ({ context, input }) => {
    const { payload, limits, address } = context
    await limits.checkConfirmation(address)
    const before = await confirmAddress(payload, input.token)
    if (!before) {
      await limits.countFailedConfirmation(address)
      throw apiError('NOT_FOUND', emailAddressMessages.worthless)
    }
    if (before.email !== before.pendingEmail) mailFarewell(payload, before)
    return { message: emailAddressMessages.confirmed }
  }),
}
