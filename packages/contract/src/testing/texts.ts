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
  '\u3164\u3164',
  '\u2800',
]
