import type { NumberFieldSingleValidation } from 'payload'

/**
 * Takes a whole number. Payload's own check looks at the least and the most only.
 *
 * @param message - what to do about another one
 */
export const wholeNumber =
  (
    message: string,
    { least = 0, most = Number.MAX_SAFE_INTEGER } = {},
  ): NumberFieldSingleValidation =>
  (value, { required }) => {
    if (!required && (value === undefined || value === null)) return true
    return (
      (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) || message
    )
  }
