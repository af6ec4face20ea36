import { isBlank } from '@tropa/contract/schemas/text'
import { memberMessages } from '@tropa/contract/member'
import { secondFactorMessages } from '@tropa/contract/second-factor'
import type { WorkContext } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import { unauthorizedField } from '../../../rpc/errors'
import { spendCode } from './check-code'

/** Whether a login has no code, and the member needs one. */
export const lacksCode = ({ secondFactorSecret }: Member, code: string | undefined): boolean =>
  Boolean(secondFactorSecret) && isBlank(code ?? '')

/**
 * Checks the code of a member whose password was right.
 *
 * @returns whether the member may sign in; always so without a second factor
 * @throws a 401 at the field where a code is missing, or where none of the app can be checked
 */
export const checkSignInCode = async (
  context: WorkContext,
  member: Member,
  code: string | undefined,
): Promise<boolean> => {
  if (!member.secondFactorSecret) return true
  if (code === undefined || isBlank(code))
    throw unauthorizedField('code', memberMessages.missingCode)
  const checked = await spendCode(context, member, code)
  if (checked === 'unreadable') throw unauthorizedField('code', secondFactorMessages.unreadable)
  return checked === 'right'
}
