import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { anyText, blanks, nonTexts, rows } from '../testing/texts'
import { isBlank, lenientText, maxLength, optionalText, requiredText, toLineFeeds } from './text'

const missing = 'Please enter a text.'
const tooLong = 'Please use at most 10 characters.'
const notText = 'Please remove the characters that are not text.'
const text = requiredText(missing, 10)

const refusal = (input: unknown) => errorsOf(text, input).body

describe('maxLength', () => {
  it('has the lengths of the contract', () => {
    expect(maxLength).toMatchObject({
      desc: 1000,
      title: 120,
      name: 100,
      email: 254,
      username: 64,
      password: 128,
      description: 500,
      violation: 120,
      status: 120,
      reason: 500,
      search: 200,
    })
  })
})

describe('isBlank', () => {
  it.each(blanks)('returns true for %j', (blank) => {
    expect(isBlank(blank)).toBe(true)
  })

  it.each(['a', ' a ', '0', '.', 'ñ', '\u0301', '👩‍💻', '\ud800'])(
    'finds something in %j',
    (seen) => {
      expect(isBlank(seen)).toBe(false)
    },
  )
})

describe('requiredText', () => {
  it.each(rows(nonTexts))('reports %j as missing', (input) => {
    expect(refusal(input)).toBe(missing)
  })

  it.each(blanks)('reports the blank text %j as missing', (input) => {
    expect(refusal(input)).toBe(missing)
  })

  it('reports only one problem for a blank text that is too long', () => {
    const result = text['~standard'].validate(' '.repeat(11))
    expect(result).toMatchObject({ issues: [{ message: missing }] })
    expect(result).toHaveProperty('issues.length', 1)
  })

  it.each([
    ' a ',
    '<b>a</b>',
    '.*',
    '%_',
    '{"$ne":1}',
    'é',
    'e\u0301',
    'ñ Ñ',
    'مرحبا',
    '日本',
    '👩‍💻',
    '\ta\n',
  ])('keeps %j as typed', (typed) => {
    expect(accepted(text, typed)).toBe(typed)
  })

  it('turns CRLF into LF and leaves a lone CR alone', () => {
    expect(accepted(text, 'a\r\nb\r\n')).toBe('a\nb\n')
    expect(accepted(text, 'a\rb\n\rc')).toBe('a\rb\n\rc')
  })

  it('accepts its largest length and rejects one more', () => {
    expect(refusal('a'.repeat(10))).toBeUndefined()
    expect(refusal('a'.repeat(11))).toBe(tooLong)
  })

  it('counts UTF-16 units', () => {
    expect(refusal('😀'.repeat(5))).toBeUndefined()
    expect(refusal('😀'.repeat(5) + 'a')).toBe(tooLong)
    expect(refusal('e\u0301'.repeat(5))).toBeUndefined()
    expect(refusal('e\u0301'.repeat(5) + 'e')).toBe(tooLong)
  })

  it('counts after CRLF became LF', () => {
    expect(refusal('\r\n'.repeat(9) + 'a')).toBeUndefined()
    expect(refusal('\r\n'.repeat(10) + 'a')).toBe(tooLong)
  })

  it.each(['a\0', '\0a', 'a\ud800', '\udc00a', '\ude00\ud83d'])('rejects %j', (broken) => {
    expect(refusal(broken)).toBe(notText)
  })

  it('accepts any Unicode text and changes only CRLF', () => {
    const unicode = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })
    const long = requiredText(missing, 100)
    fc.assert(
      fc.property(unicode, (typed) => {
        fc.pre(!isBlank(typed) && !typed.includes('\0'))
        expect(accepted(long, typed)).toBe(typed.split('\r\n').join('\n'))
      }),
      { numRuns: 300 },
    )
  })

  it('never throws and never accepts a blank, too long or malformed text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText({ maxLength: 15 }), fc.anything()), (input) => {
        if (refusal(input) !== undefined) return
        const result = accepted(text, input) as string
        expect(result.length).toBeLessThanOrEqual(10)
        expect(isBlank(result)).toBe(false)
        expect(result.isWellFormed()).toBe(true)
        expect(result).not.toContain('\0')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('toLineFeeds', () => {
  it('removes every CRLF from a text without consecutive CRs', () => {
    fc.assert(
      fc.property(anyText(), (typed) => {
        fc.pre(!typed.includes('\r\r'))
        const once = toLineFeeds(typed)
        expect(once).not.toContain('\r\n')
        expect(toLineFeeds(once)).toBe(once)
      }),
    )
  })
})

describe('optionalText', () => {
  const optional = optionalText(missing, 10)

  it.each(blanks)('takes the blank text %j for an empty one', (blank) => {
    expect(accepted(optional, blank)).toBe('')
  })

  it.each([undefined, ' a ', 'a\nb'])('keeps %j as typed', (typed) => {
    expect(accepted(optional, typed)).toBe(typed)
  })

  it('turns CRLF into LF, and counts after that', () => {
    expect(accepted(optional, 'a\r\nb')).toBe('a\nb')
    expect(errorsOf(optional, 'a'.repeat(11)).body).toBe(tooLong)
  })
})

describe('lenientText', () => {
  it('keeps any text, blank or not', () => {
    for (const typed of ['', ' ', 'a', '\0']) expect(accepted(lenientText(), typed)).toBe(typed)
  })

  it.each(rows(nonTexts))('turns %j into undefined', (input) => {
    expect(accepted(lenientText(), input)).toBeUndefined()
  })
})
