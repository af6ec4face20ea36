import * as z from 'zod/mini'
import { isBlank } from './text'

/**
 * The token of a link that works once. One of another length than ours is invalid like any other.
 *
 * @param invalid - the message for a token that is absent
 */
export const linkToken = (invalid: string) =>
  z.string(invalid).check(
    z.minLength(1, { error: invalid, abort: true }),
    z.refine((text) => !isBlank(text), invalid),
  )
