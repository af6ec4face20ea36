import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { blanks, nonTexts, rows } from '../testing/texts'
import { isBlank, lenientText, optionalText, requiredText } from './text'

const missing = 'Please enter a text.'
const tooLong = 'Please use at most 10 characters.'
const notText = 'Please remove the characters that are not text.'
const text = requiredText(missing, 10)

const refusal = (input: unknown) => errorsOf(text, input).body

describe('isBlank', () => {
  it.each(blanks)('returns true for %j', (blank) => {
    expect(isBlank(blank)).toBe(true)
  })

  it.each([' a ', '0', '.', '\u0301', '\ud800'])('finds something in %j', (seen) => {
    expect(isBlank(seen)).toBe(false)
  })
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

  it.each([' a ', '<b>a</b>', '%_', '{"$ne":1}', 'e\u0301', 'مرحبا', '👩‍💻', '\ta\n'])(
    'keeps %j as typed',
    (typed) => {
      expect(accepted(text, typed)).toBe(typed)
    },
  )

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
})

describe('optionalText', () => {
  const optional = optionalText(missing, 10)

  it('takes a blank text for an empty one', () => {
    expect(accepted(optional, ' \u200b')).toBe('')
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
