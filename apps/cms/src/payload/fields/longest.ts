import { isBlank } from '@tropa/contract/base/text'
import type { FieldHook } from 'payload'

/** As in the contract, a text of blanks only counts as missing. */
const blankIsNone: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' && isBlank(value) ? '' : value

/**
 * The maximum length of a field's text, and a description that says so before somebody writes more.
 *
 * @param description - an additional sentence below the field
 */
export const longest = (maxLength: number, description = '') => ({
  maxLength,
  admin: { description: `${description} At most ${maxLength} characters.`.trimStart() },
  hooks: { beforeValidate: [blankIsNone] },
})
