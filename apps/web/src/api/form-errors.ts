import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { apiFailure } from './api-failure'

/**
 * Shows the errors of a failed request at the fields they name and focuses the first of them.
 *
 * @returns whether any field has an error
 */
export const setFieldErrors = <T extends FieldValues>(
  fields: readonly FieldPath<T>[],
  error: unknown,
  setError: UseFormSetError<T>,
): boolean => {
  const { errors } = apiFailure(error)
  const invalid = fields.filter((field) => errors[field] !== undefined)
  invalid.forEach((field, index) =>
    setError(field, { type: 'server', message: errors[field] ?? '' }, { shouldFocus: index === 0 }),
  )
  return invalid.length > 0
}
