import type { TypedUser } from 'payload'
import type { ConfirmedMember } from '../../features/member/confirmed-member'
import { isAllowedPassword } from '../../features/member/hooks/check-password'
import { withPreparedPassword } from '../../features/member/password/prepared-password'
import { readMemberForm } from './member-form'

/**
 * Handles a request to Payload's REST API; where it sets a member's password, that is hashed before Payload
 * begins its transaction. It is hashed only for those who may set one: admins, and members who have
 * confirmed their current password.
 */
export const withPreparedForm = async <Result>(
  request: Request,
  user: TypedUser | null,
  confirmed: ConfirmedMember | undefined,
  handle: () => Promise<Result>,
): Promise<Result> => {
  if (!user || (user.userType !== 'admin' && !confirmed)) return handle()
  const { password } = await readMemberForm(request)
  if (!isAllowedPassword(password)) return handle()
  return withPreparedPassword(password, { line: user.id, isKnown: true }, handle)
}
