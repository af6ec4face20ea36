import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

/** The values in a form of the panel. Payload says `0` for a list without rows. */
export const formValues = (fields: FormState): Record<string, unknown> => {
  const entries = Object.entries(fields).map(([path, field]) => [
    path,
    field.rows?.length === 0 ? { ...field, value: [] } : field,
  ])
  return reduceFieldsToValues(Object.fromEntries(entries) as FormState, true)
}
