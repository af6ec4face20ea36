import { secondFactorMessages } from '@tropa/contract/second-factor'
import type { WorkContext } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import { fieldErrors } from '../../../rpc/errors'
import type { RateLimits } from '../../../rpc/rate-limits'
import { spendCode } from './check-code'

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
 * whoever took a session or an invite over must not guess.
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
  const isRight = await limits.tryCurrentPassword(memberId, async () => {
    errors = (await findErrors()) ?? {}
    return Object.keys(errors).length === 0 ? true : undefined
  })
  if (!isRight) throw fieldErrors(errors)
}
