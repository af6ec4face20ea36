import type { TypedUser } from 'payload'
import { isAllowedPassword } from '../../features/member/hooks/check-password'
import { withPreparedPassword } from '../../features/member/password/prepared-password'
import { readMemberForm } from './member-form'

/**
 * Handles a request to Payload's REST API; where it sets a member's password, that is hashed before Payload
 * begins its transaction. Visitors can set none, so none is hashed for them.
 */
export const withPreparedForm = async <Result>(
  request: Request,
  user: TypedUser | null,
  handle: () => Promise<Result>,
): Promise<Result> => {
  const { password } = user ? await readMemberForm(request) : {}
  if (!user || !isAllowedPassword(password)) return handle()
  return withPreparedPassword(password, { line: user.id, isKnown: true }, handle)
}
