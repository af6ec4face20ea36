import type { NumberFieldSingleValidation } from 'payload'

/**
 * Accepts a whole number from the field's `min` (0 unless set) to its `max`. Payload's own validation
 * accepts fractions.
 */
export const wholeNumber =
  (message: string): NumberFieldSingleValidation =>
  (value, { required, min = 0, max = Number.MAX_SAFE_INTEGER }) => {
    if (!required && (value === undefined || value === null)) return true
    return (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max) || message
  }

/** The input of a number that is typed. */
export const typedNumber = {
  components: { Field: '/payload/components/whole-number#WholeNumberField' },
}
