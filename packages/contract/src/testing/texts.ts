import fc from 'fast-check'

/** Arbitrary text, including lone surrogates and NUL. */
export const anyText = (constraints: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({
    ...constraints,
    unit: fc.oneof(
      fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(
        ' ',
        '\t',
        '\r',
        '\n',
        '\r\n',
        '\0',
        '\u200b',
        '\ud800',
        'é',
        'ñ',
        '👩‍💻',
        '<b>',
      ),
    ),
  })

/** Rows for `it.each`, which would spread values that are arrays. */
export const rows = <T>(values: readonly T[]): [T][] => values.map((value) => [value])

export const nonTexts = [undefined, null, 5, true, [], ['text'], {}, { $ne: null }]

export const blanks = [
  '',
  ' ',
  '   ',
  '\t',
  '\n\r\n',
  '\0',
  '\u00a0',
  '\u200b',
  '\u2060',
  '\u3000',
  '\ufeff',
]
