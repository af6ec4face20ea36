import * as z from 'zod/mini'

const digits = /^\d+$/

const toNumber = (value: number | string) =>
  typeof value === 'string' && digits.test(value)
    ? Math.min(Number(value), Number.MAX_SAFE_INTEGER)
    : value

/** A number or its digits, as queries have it; reduced to `Number.MAX_SAFE_INTEGER` if larger. */
export const wholeNumber = (
  error: string,
  minimum: number,
  maximum: number = Number.MAX_SAFE_INTEGER,
) =>
  z.pipe(
    z.transform(toNumber),
    z.int({ error }).check(z.minimum(minimum, error), z.maximum(maximum, error)),
  )

/** The number of a version in the body of a request; it counts from 1. */
export const versionNumber = z
  .int('Please name the version, a whole number from 1.')
  .check(z.minimum(1, 'Please name the version, a whole number from 1.'))
