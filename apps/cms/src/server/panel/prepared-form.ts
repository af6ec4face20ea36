import type { TypedUser } from 'payload'
import { isAllowedPassword } from '../../features/member/hooks/check-password'
import { preparePassword } from '../../features/member/password/prepared-password'
import type { ConfirmedMember, PreparedPassword } from '../../payload/access/panel-request'
import { readMemberForm } from './member-form'

/**
 * Hashes the password that a request to Payload's REST API sets, before Payload begins its transaction. It is
 * hashed only for admins and for members who have confirmed their current password.
 */
export const prepareForm = async (
  request: Request,
  user: TypedUser | null,
  confirmed: ConfirmedMember | undefined,
): Promise<PreparedPassword | undefined> => {
  if (!user || (user.userType !== 'admin' && !confirmed)) return undefined
  const { password } = await readMemberForm(request)
  if (!isAllowedPassword(password)) return undefined
  return preparePassword(password, { line: user.id, isKnown: true })
}
