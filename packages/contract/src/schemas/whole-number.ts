import * as z from 'zod/mini'

const digits = /^\d+$/

const toNumber = (value: number | string) =>
  typeof value === 'string' && digits.test(value)
    ? Math.min(Number(value), Number.MAX_SAFE_INTEGER)
    : value

/**
 * A whole number in a query, where it arrives as digits; in-process calls send a number. More digits
 * than JavaScript holds exactly are the largest number it does.
 *
 * @param error - the sentence for anything else
 */
export const wholeNumber = (
  error: string,
  minimum: number,
  maximum: number = Number.MAX_SAFE_INTEGER,
) =>
  z.pipe(
    z.transform(toNumber),
    z.int({ error }).check(z.minimum(minimum, error), z.maximum(maximum, error)),
  )
