import * as z from 'zod/mini'

/** In UTF-16 units, counted after CRLF became LF. */
export const maxLength = {
  desc: 1000,
  title: 120,
  name: 100,
  siteName: 60,
  address: 300,
  category: 100,
  email: 254,
  username: 64,
  password: 128,
  code: 64,
  description: 500,
  notes: 5000,
  place: 120,
  agenda: 5000,
  minutes: 5000,
  reason: 500,
  violation: 120,
  status: 120,
  search: 200,
} as const

/** Includes the blank Braille cell, which Unicode categorises as a symbol. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has only white space and characters that nobody sees. */
export const isBlank = (text: string) => text.replaceAll(unseen, '').trim() === ''

/** Lengths are counted and texts are stored with LF. */
export const toLineFeeds = (text: string) => text.replaceAll('\r\n', '\n')

/** A text as it is compared with others: in lower case, and in one normal form, because `ñ` has two spellings. */
export const comparable = (text: string) => text.toLowerCase().normalize('NFC')

/** A name as it is compared with others: without invisible characters, so that names that look alike are equal. */
export const nameKey = (name: string): string =>
  comparable(name.normalize('NFKC').replaceAll(/\s+/gu, ' ').replaceAll(unseen, ''))
    .replaceAll(/ +/g, ' ')
    .trim()

/** Joiners and variation selectors that change the letters around them, as in Persian, Indic scripts and emoji. */
const joined =
  /(?<=[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\p{Cc}\p{Cf}])(?:[\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}])|\ufe0f)/gu

/** Whether a text has characters that nobody sees, so that nobody can type it from what they see. */
export const hasUnseen = (text: string): boolean => text.replaceAll(joined, '').search(unseen) >= 0

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Digits of any script and width as 0 to 9. In Unicode the ten of a script follow each other. */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let first = code
    while (isDigit(first - 1)) first -= 1
    return String((code - first) % 10)
  })

/**
 * A text as searches compare it: whatever its case, and `Peña` as `pena`. The marks of other scripts are part of
 * their letters, and stay.
 */
export const searchable = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    // `ß` and `SS` are equal in upper case alone, and a sigma that ends a word has a lower case of its own.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC')

export const tooLong = (max: number) => `Please use at most ${max} characters.`

/**
 * Checks a length in UTF-16 units, as form controls and database columns count it. `z.maxLength`
 * counts code points, which is never more; it is here only to appear in the OpenAPI document.
 */
export const atMost = (max: number, error: string) =>
  [
    z.maxLength(max, { error, abort: true }),
    z.refine<string>((text) => text.length <= max, { error, abort: true }),
  ] as const

/** Rejects lone surrogates and null characters, which no database stores. */
export const isText = [
  z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), {
    error: 'Please remove the characters that are not text.',
  }),
] as const

/**
 * A mandatory text. CRLF becomes LF, nothing else changes.
 *
 * @param missing - the message for a field that is absent, not a string or blank
 * @param max - the largest length in UTF-16 units
 */
export const requiredText = (missing: string, max: number) =>
  z.string({ error: missing }).check(
    z.overwrite(toLineFeeds),
    z.minLength(1, { error: missing, abort: true }),
    z.refine((text) => !isBlank(text), { error: missing, abort: true }),
    ...atMost(max, tooLong(max)),
    ...isText,
  )

/** A text that may be absent; a blank one becomes empty. `error` is the message for a value of another type. */
export const optionalText = (error: string, max: number) =>
  z.optional(
    z.string({ error }).check(
      z.overwrite((text) => (isBlank(text) ? '' : toLineFeeds(text))),
      ...atMost(max, tooLong(max)),
      ...isText,
    ),
  )

export const nullableText = (description: string) =>
  z.nullable(z.string()).register(z.globalRegistry, { description })

/** An optional text; a value of another type counts as absent. */
export const lenientText = () => z.catch(z.optional(z.string()), undefined)

/** What a query searches for; blank or absent becomes an empty text. */
export const searchedText = z._default(
  z.string({ error: 'Please search for a text.' }).check(
    z.overwrite(toLineFeeds),
    ...atMost(maxLength.search, `Please search for at most ${maxLength.search} characters.`),
    z.overwrite((text) => (isBlank(text) ? '' : text)),
  ),
  '',
)
