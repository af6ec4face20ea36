import type { NumberFieldSingleValidation } from 'payload'

/**
 * Takes a whole number within the field's `min`, 0 unless given, and `max`. Payload's own check lets
 * fractions pass.
 *
 * @param message - what to do about another one
 */
export const wholeNumber =
  (message: string): NumberFieldSingleValidation =>
  (value, { required, min = 0, max = Number.MAX_SAFE_INTEGER }) => {
    if (!required && (value === undefined || value === null)) return true
    return (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max) || message
  }
