import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { apiFailure } from './api-failure'

/**
 * Shows the errors of a failed request at the fields they name and focuses the first of them.
 *
 * @param sentAs - the names of those fields that the request names otherwise
 * @returns whether any field has an error
 */
export const setFieldErrors = <T extends FieldValues>(
  fields: readonly FieldPath<T>[],
  error: unknown,
  setError: UseFormSetError<T>,
  sentAs: Partial<Record<FieldPath<T>, string>> = {},
): boolean => {
  const failure = apiFailure(error)
  const errors = failure.kind === 'response' ? failure.errors : {}
  const messageOf = (field: FieldPath<T>) => errors[sentAs[field] ?? field]
  const invalid = fields.filter((field) => messageOf(field) !== undefined)
  invalid.forEach((field, index) =>
    setError(
      field,
      { type: 'server', message: messageOf(field) ?? '' },
      { shouldFocus: index === 0 },
    ),
  )
  return invalid.length > 0
}
