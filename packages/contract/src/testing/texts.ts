import fc from 'fast-check'

/** Any text JavaScript can hold: every code unit, lone surrogates and NUL included. */
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

/** One row for each value, so that a value which is a list stays one. */
export const rows = <T>(values: readonly T[]): [T][] => values.map((value) => [value])

/** What is no text at all. */
export const notTexts = [undefined, null, 5, true, [], ['text'], {}, { $ne: null }]

/** Texts in which a reader sees nothing. */
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
