import type { WorkContext } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import { findMember } from '../stored-member'
import { readAppCode, stepOfCode } from './app-code'
import { withoutCode } from './recovery-codes'
import { openSecret } from './sealed-secret'
import { replaceRecoveryCodes, spendStep } from './store'

/** `unreadable`: no code of the app can be checked, because `PAYLOAD_SECRET` is another one now. */
export type CodeCheck = 'right' | 'wrong' | 'unreadable'

const spendAppCode = async (
  context: WorkContext,
  { id, username, secondFactorSecret }: Member,
  code: string,
): Promise<CodeCheck> => {
  const { payload } = context
  const stored = secondFactorSecret ?? ''
  const secret = openSecret(payload, id, stored)
  if (secret === undefined) {
    payload.logger.error(
      `The second factor of ${username} was sealed under another PAYLOAD_SECRET. ` +
        `npm run reset-password -- ${username} --second-factor takes it off.`,
    )
    return 'unreadable'
  }
  const step = stepOfCode(secret, code)
  if (step === undefined) return 'wrong'
  return (await spendStep(payload, { id, secret: stored }, step)) ? 'right' : 'wrong'
}

const spendRecoveryCode = async (
  context: WorkContext,
  { id, username, recoveryCodeHashes }: Member,
  typed: string,
): Promise<CodeCheck> => {
  const before = recoveryCodeHashes ?? ''
  const after = withoutCode(before, typed)
  if (after === undefined) return 'wrong'
  if (await replaceRecoveryCodes(context, { id, username }, { before, after })) return 'right'
  // Another of the codes was used meanwhile, or this one.
  const current = await findMember(context.payload, id)
  return current ? spendRecoveryCode(context, current, typed) : 'wrong'
}

/** Checks a code of the app or a recovery code, and uses it up: each is good once. */
export const spendCode = (
  context: WorkContext,
  member: Member,
  typed: string,
): Promise<CodeCheck> => {
  const appCode = readAppCode(typed)
  return appCode === undefined
    ? spendRecoveryCode(context, member, typed)
    : spendAppCode(context, member, appCode)
}
