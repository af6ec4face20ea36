import { memberMessages } from '@tropa/contract/member/member'
import { isBlank } from '@tropa/contract/base/text'
import { secondFactorMessages } from '@tropa/contract/member/second-factor'
import type { WorkContext } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import { fieldErrors } from '../../../rpc/errors'
import type { RateLimits } from '../../../rpc/rate-limits'
import { admit } from '../hashing-gate'
import { verifyPassword } from '../password-hash'
import { changeMember, findMember } from '../stored-member'
import { readAppCode, stepOfCode, withoutCode, openSecret } from './codes'

/** `unreadable`: no code of the app can be checked, because `PAYLOAD_SECRET` is another one now. */
type CodeCheck = 'right' | 'wrong' | 'unreadable'

const spendAppCode = async (
  context: WorkContext,
  member: Member,
  code: string,
): Promise<CodeCheck> => {
  const { payload } = context
  const { id, username, secondFactorSecret } = member
  const secret = openSecret(payload, id, secondFactorSecret ?? '')
  if (secret === undefined) {
    payload.logger.error(
      `The second factor of ${username} was sealed under another PAYLOAD_SECRET. ` +
        `npm run reset-password -- ${username} --second-factor takes it off.`,
    )
    return 'unreadable'
  }
  const step = stepOfCode(secret, code)
  if (step === undefined) return 'wrong'
  // A code counts once, and no earlier one counts after it.
  const isUnspent = {
    id: { equals: id },
    secondFactorSecret: { equals: secondFactorSecret },
    lastCodeStep: { less_than: step },
  }
  const change = { where: isUnspent, data: { lastCodeStep: step } }
  return (await changeMember(context, member, change)) ? 'right' : 'wrong'
}

const spendRecoveryCode = async (
  context: WorkContext,
  member: Member,
  typed: string,
): Promise<CodeCheck> => {
  const before = member.recoveryCodeHashes ?? ''
  const after = withoutCode(before, typed)
  if (after === undefined) return 'wrong'
  // At a login the member is not signed in yet.
  const isSpent = await changeMember({ ...context, session: member }, member, {
    where: { id: { equals: member.id }, recoveryCodeHashes: { equals: before } },
    data: { recoveryCodeHashes: after },
    event: { action: 'recovery-code' },
  })
  if (isSpent) return 'right'
  // Another of the codes was used in between, or this one.
  const current = await findMember(context.payload, member.id)
  return current ? spendRecoveryCode(context, current, typed) : 'wrong'
}

/** Checks a code of the app or a recovery code, and uses it up: each is good once. */
const spendCode = (context: WorkContext, member: Member, typed: string): Promise<CodeCheck> => {
  const appCode = readAppCode(typed)
  return appCode === undefined
    ? spendRecoveryCode(context, member, typed)
    : spendAppCode(context, member, appCode)
}

/** The sentence at the field of a code that is not valid; a valid one is used up. */
export const codeErrors = async (
  context: WorkContext,
  member: Member,
  code: string,
): Promise<Record<string, string> | undefined> => {
  const checked = await spendCode(context, member, code)
  if (checked === 'right') return undefined
  const { unreadable, wrongCode } = secondFactorMessages
  return { code: checked === 'unreadable' ? unreadable : wrongCode }
}

/**
 * Checks what a member proves themselves with, a password or a code, and counts it where it is wrong:
 * a thief of a session or an invite must not guess.
 *
 * @param findErrors - resolves to a sentence for each wrong field, or to nothing
 * @throws a 400 at the fields, a 429 after too many
 */
export const requireRight = async (
  limits: RateLimits,
  memberId: string,
  findErrors: () => Promise<Record<string, string> | undefined>,
): Promise<void> => {
  let errors: Record<string, string> = {}
  const isRight = await limits['password-member'].attempt(memberId, async () => {
    errors = (await findErrors()) ?? {}
    return Object.keys(errors).length === 0 ? true : undefined
  })
  if (!isRight) throw fieldErrors(errors)
}

/** Checks a current password, and what else there is, when it is this member's turn to have one hashed. */
export const requirePassword = async (
  { limits }: { limits: RateLimits },
  member: Member,
  currentPassword: string,
  findMore: () => Promise<Record<string, string> | undefined> = () => Promise.resolve(undefined),
): Promise<void> => {
  await limits['password-member'].check(member.id)
  await admit({ line: member.id, isKnown: true }, () =>
    requireRight(limits, member.id, async () =>
      (await verifyPassword(currentPassword, member))
        ? findMore()
        : { currentPassword: memberMessages.wrongCurrentPassword },
    ),
  )
}

export const lacksCode = ({ secondFactorSecret }: Member, code: string | undefined): boolean =>
  Boolean(secondFactorSecret) && isBlank(code ?? '')

/**
 * Checks the code of a member whose password was right.
 *
 * @returns whether the member may sign in; always so without a second factor
 * @throws a 401 at the field of the code if that is missing, or if none of the app can be checked
 */
export const checkSignInCode = async (
  context: WorkContext,
  member: Member,
  code: string | undefined,
): Promise<boolean> => {
  if (!member.secondFactorSecret) return true
  if (code === undefined || isBlank(code))
    throw fieldErrors({ code: memberMessages.missingCode }, 'UNAUTHORIZED')
  const checked = await spendCode(context, member, code)
  if (checked === 'unreadable') {
    throw fieldErrors({ code: secondFactorMessages.unreadable }, 'UNAUTHORIZED')
  }
  return checked === 'right'
}
