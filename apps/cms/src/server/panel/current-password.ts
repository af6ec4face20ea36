import { ORPCError } from '@orpc/server'
import { errorCodes } from '@tropa/contract/errors'
import { memberMessages } from '@tropa/contract/member'
import { maxLength } from '@tropa/contract/schemas/text'
import type { Payload, TypedUser } from 'payload'
import type { ConfirmedMember } from '../../payload/access/panel-request'
import { admit } from '../../features/member/password/gate'
import { verifyPassword } from '../../features/member/password/hash-password'
import { findMember } from '../../features/member/stored-member'
import { slugs } from '../../payload/slugs'
import { headersOf } from '../../rpc/errors'
import type { RateLimits } from '../../rpc/rate-limits'
import { panelErrorBody } from '../send-error'
import { readMemberForm } from './member-form'

const wrongPassword = () => {
  const message = memberMessages.wrongCurrentPassword
  return Response.json(
    {
      errors: [
        {
          name: 'ValidationError',
          message,
          data: { collection: slugs.members, errors: [{ message, path: 'currentPassword' }] },
        },
      ],
    },
    { status: errorCodes.BAD_REQUEST.status },
  )
}

const findCurrent = async (payload: Payload, id: string, password: string) => {
  const stored = await findMember(payload, id)
  return (await verifyPassword(password, stored)) ? stored : undefined
}

/**
 * Checks the current password in a change of members, before Payload opens a transaction: hashing takes
 * long, and all other writes wait for a transaction.
 *
 * @returns the member whose password was right, `undefined` where none was sent, or the response that
 *   refuses the request
 */
export const checkCurrentPassword = async (
  payload: Payload,
  limits: RateLimits,
  user: TypedUser | null,
  request: Request,
): Promise<ConfirmedMember | Response | undefined> => {
  if (!user) return undefined
  const { currentPassword } = await readMemberForm(request)
  if (typeof currentPassword !== 'string' || currentPassword === '') return undefined
  if (currentPassword.length > maxLength.password) return wrongPassword()
  const { id } = user
  try {
    await limits.checkCurrentPassword(id)
    const member = await admit({ line: id, isKnown: true }, () =>
      limits.tryCurrentPassword(id, () => findCurrent(payload, id, currentPassword)),
    )
    return member ?? wrongPassword()
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    return Response.json(panelErrorBody(error.message), {
      status: error.status,
      headers: headersOf(error),
    })
  }
}
