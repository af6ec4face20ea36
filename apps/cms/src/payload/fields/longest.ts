/**
 * The longest text of a field, said below it before somebody writes more.
 *
 * @param description - what else is said below the field
 */
export const longest = (maxLength: number, description = '') => ({
  maxLength,
  admin: { description: `${description} At most ${maxLength} characters.`.trimStart() },
})
