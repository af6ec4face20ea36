import * as z from 'zod/mini'
import { isBlank } from '../base/text'

/** 256 bits cannot be guessed. */
export const tokenBytes = 32

/** In base64url. */
const tokenLength = Math.ceil((tokenBytes * 8) / 6)

export const linkNotWhole =
  'This link is not whole. Copy all of it, up to its last character, from the message in which it came, and paste it into the address bar.'

const decoded = (text: string) =>
  text.replaceAll(/%(?:25)*([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/**
 * The token of a link, whatever mail programs have put before, behind or into it; `undefined` where a part of it is
 * missing.
 *
 * @param text - the link from its `#` on
 */
export const wholeToken = (text: string): string | undefined => {
  const [withoutQuery = ''] = decoded(text).split(/[?&]/)
  const token = withoutQuery.replaceAll(/[^\w-]/g, '').slice(0, tokenLength)
  return token.length === tokenLength ? token : undefined
}

/**
 * The token of a link that works once. A wrong length is not checked here: such a token is simply unknown.
 *
 * @param invalid - the message for a token that is absent
 */
export const linkToken = (invalid: string) =>
  z.string(invalid).check(
    z.minLength(1, { error: invalid, abort: true }),
    z.refine((text) => !isBlank(text), invalid),
  )
