import { isRecord } from '@tropa/contract/is-record'
import { minPasswordLength } from '@tropa/contract/member'
import { isBlank, maxLength } from '@tropa/contract/schemas/text'
import type { Operation } from '../../../payload/hooks/operation'
import { visibleError } from '../../../payload/hooks/visible-error'

/** Whether a text may be a password. */
export const isAllowedPassword = (password: unknown): password is string =>
  typeof password === 'string' &&
  password.length >= minPasswordLength &&
  password.length <= maxLength.password &&
  !isBlank(password)

/** Applies the contract's limits to passwords that are set in the panel. */
export const checkPassword = ({ args = {}, operation }: Operation): void => {
  if (operation !== 'create' && operation !== 'update') return
  const data = 'data' in args ? args.data : undefined
  if (!isRecord(data) || data.password === undefined || isAllowedPassword(data.password)) return
  throw visibleError(
    `Enter a password of ${minPasswordLength} to ${maxLength.password} characters.`,
  )
}
