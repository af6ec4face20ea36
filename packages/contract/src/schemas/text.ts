import * as z from 'zod/mini'

/** Longest texts the product takes, in UTF-16 units after CRLF became LF (contract, section 2). */
export const maxLength = {
  desc: 1000,
  title: 120,
  name: 100,
  category: 100,
  email: 254,
  username: 64,
  password: 128,
  description: 500,
  violation: 120,
  status: 120,
  search: 200,
} as const

const onlyBlanks = /^[\s\p{Cc}\p{Cf}]*$/u

/** Whether a text holds nothing a reader could see: white space, control and format characters only. */
export const isBlank = (text: string) => onlyBlanks.test(text)

/** A text with LF wherever it had CRLF, as lengths are counted and texts are kept. */
export const toLineFeeds = (text: string) => text.replaceAll('\r\n', '\n')

/**
 * The checks of a longest text, in UTF-16 units as everything else counts: form controls, columns.
 * `z.maxLength` counts code points, so it refuses less; it stands here for the documentation.
 */
export const atMost = (max: number, error: string) =>
  [
    z.maxLength(max, { error, abort: true }),
    z.refine<string>((text) => text.length <= max, { error, abort: true }),
  ] as const

/**
 * A text somebody must type. CRLF becomes LF, nothing else is changed.
 *
 * @param missing - the sentence for a field that is absent, of another type or only blanks
 * @param max - the most UTF-16 units it may hold
 */
export const requiredText = (missing: string, max: number) =>
  z.string({ error: missing }).check(
    z.overwrite(toLineFeeds),
    z.minLength(1, { error: missing, abort: true }),
    z.refine((text) => !isBlank(text), { error: missing, abort: true }),
    ...atMost(max, `Please use at most ${max} characters.`),
    z.refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: 'Please remove the characters that are not text.',
    }),
  )

/** A text nobody has to send; whatever is no text counts as not sent. */
export const lenientText = () => z.catch(z.optional(z.string()), undefined)
