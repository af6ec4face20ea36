import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/** Puts the server's errors on the fields they name; tells whether there were any. */
export const setFieldErrors = <T extends FieldValues>(
  fields: readonly FieldPath<T>[],
  errors: Record<string, string>,
  setError: UseFormSetError<T>,
): boolean => {
  const named = fields.filter((field) => errors[field] !== undefined)
  named.forEach((field, index) =>
    setError(field, { type: 'server', message: errors[field] ?? '' }, { shouldFocus: index === 0 }),
  )
  return named.length > 0
}
