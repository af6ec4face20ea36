import { isBlank } from '@tropa/contract/base/text'
import type { FieldHook } from 'payload'

/** As in the contract, a text that is only blanks is missing. */
const blankIsNone: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' && isBlank(value) ? '' : value

/**
 * The longest text of a field, said below it before somebody writes more.
 *
 * @param description - what else is said below the field
 */
export const longest = (maxLength: number, description = '') => ({
  maxLength,
  admin: { description: `${description} At most ${maxLength} characters.`.trimStart() },
  hooks: { beforeValidate: [blankIsNone] },
})
