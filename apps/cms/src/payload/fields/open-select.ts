import type { SelectField, SelectFieldManyValidation } from 'payload'

interface Options extends Pick<SelectField, 'required' | 'admin'> {
  validate?: SelectFieldManyValidation
}

/** Payload's own validation would accept only the options. */
const anyTexts: SelectFieldManyValidation = (value, { required }) => {
  const chosen = Array.isArray(value) ? value : []
  return !required || chosen.length > 0 || 'Choose at least one.'
}

/**
 * A choice of several rows of a list in the settings. Payload stores it like a select.
 *
 * @param ids - the `_id`s that each installation begins with
 */
export const openSelect = (
  name: string,
  ids: readonly string[],
  { required = false, admin = {}, validate = anyTexts }: Options = {},
): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  required,
  options: [...ids],
  admin,
  validate,
  typescriptSchema: [() => ({ type: 'array', items: { type: 'string' } })],
})
