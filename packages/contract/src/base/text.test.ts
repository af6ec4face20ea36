import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { blanks, nonTexts, rows } from '../testing/texts'
import {
  hasUnseen,
  isBlank,
  lenientText,
  optionalText,
  plainDigits,
  requiredText,
  searchable,
  nameKey,
} from './text'

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

describe('nameKey', () => {
  it.each([
    'ana\u200b',
    '\u202aana\u202c',
    '\u2060ana',
    'a\u00adna',
    'ａｎａ',
    ' ANA\ufeff',
    'an\u200ba',
    'ana\u3164',
    'ana\u2800',
  ])('makes ana of %j', (username) => {
    expect(nameKey(username)).toBe('ana')
  })

  it.each(['ana\u00a0cruz', 'ana\u3000cruz', 'Ana  \u200b Cruz', 'ana\tcruz'])(
    'treats every kind of blank in %j alike',
    (username) => {
      expect(nameKey(username)).toBe('ana cruz')
    },
  )

  it('keeps names that differ by more', () => {
    const names = ['ana', 'aná', 'anna', 'ana.', 'ana cruz', 'anacruz', 'añа']
    expect(new Set(names.map(nameKey)).size).toBe(names.length)
  })
})

describe('hasUnseen', () => {
  it.each([
    'pia\u200b',
    '\u202apedro\u202c',
    '\u2060rosa',
    'pi\u200ba',
    'pi\u200da',
    'a\u00adb',
    'a\tb',
  ])('finds invisible characters in %j', (text) => {
    expect(hasUnseen(text)).toBe(true)
  })

  it.each(['ana', 'Ana Cruz', 'می\u200cخواهم', 'क्\u200dष', '👩\u200d💻', '❤\ufe0f', 'josé'])(
    'finds nothing in %j',
    (text) => {
      expect(hasUnseen(text)).toBe(false)
    },
  )
})

describe('plainDigits', () => {
  it.each(['１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३४५६', '123456'])('reads %s', (typed) => {
    expect(plainDigits(typed)).toBe('123456')
  })

  it('leaves other signs as they are', () => {
    expect(plainDigits('½-a 7')).toBe('1⁄2-a 7')
  })
})

describe('searchable', () => {
  it.each([
    ['CAFÉ', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['Iñigo Peña', 'inigo pena'],
    ['İstanbul', 'istanbul'],
    ['Łódź ø', 'łodz ø'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['ıspanak', 'ispanak'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Οδυσσεύς', 'οδυσσευσ'],
  ])('makes %j %j', (text, searched) => {
    expect(searchable(text)).toBe(searched)
  })

  it.each(['हिन्दी', 'がぎぐ', '한국어', 'بِسْم'])('keeps the marks of %j', (text) => {
    expect(searchable(text)).toBe(text.normalize('NFC'))
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
