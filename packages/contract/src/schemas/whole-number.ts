import * as z from 'zod/mini'

const digits = /^\d+$/

const toNumber = (value: number | string) =>
  typeof value === 'string' && digits.test(value)
    ? Math.min(Number(value), Number.MAX_SAFE_INTEGER)
    : value

/**
 * A whole number in a query: digits over HTTP, a number in in-process calls. Anything above
 * `Number.MAX_SAFE_INTEGER` becomes that number.
 *
 * @param error - the message for anything else
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
