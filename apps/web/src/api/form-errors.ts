import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { apiFailure } from './api-failure'

/** Shows the errors of a failed request at the fields they name, and returns whether there are any. */
export const setFieldErrors = <T extends FieldValues>(
  fields: readonly FieldPath<T>[],
  error: unknown,
  setError: UseFormSetError<T>,
): boolean => {
  const failure = apiFailure(error)
  const errors = failure.kind === 'answer' ? failure.errors : {}
  const named = fields.filter((field) => errors[field] !== undefined)
  named.forEach((field, index) =>
    setError(field, { type: 'server', message: errors[field] ?? '' }, { shouldFocus: index === 0 }),
  )
  return named.length > 0
}
