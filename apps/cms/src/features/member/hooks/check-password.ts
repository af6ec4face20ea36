import { isBlank, maxLength } from '@tropa/contract/schemas/text'
import { minPasswordLength } from '@tropa/contract/member'
import { APIError } from 'payload'

const isRight = (password: unknown) =>
  typeof password === 'string' &&
  password.length >= minPasswordLength &&
  password.length <= maxLength.password &&
  !isBlank(password)

/** A password set in the panel is held to the same limits as one set in the members' area. */
export const checkPassword = ({
  args = {},
  operation,
}: {
  args?: object
  operation: string
}): void => {
  if (operation !== 'create' && operation !== 'update') return
  const data: unknown = 'data' in args ? args.data : undefined
  if (typeof data !== 'object' || data === null || !('password' in data)) return
  if (data.password === undefined || isRight(data.password)) return
  throw new APIError(
    `Enter a password of ${minPasswordLength} to ${maxLength.password} characters.`,
    400,
    null,
    true,
  )
}
