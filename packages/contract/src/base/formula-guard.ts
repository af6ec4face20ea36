const signs = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20`

/**
 * Before a text that a spreadsheet reads as a formula, or that looks like a formula which was already guarded: where a
 * cell starts, and after what separates cells in some countries, such as `;`.
 */
const formulaStart = String.raw`^(?='*[${signs}\t\r])|(?<=[;\t\n\r])(?=["']*[${signs}])`

const unguarded = new RegExp(formulaStart, 'g')
const guard = new RegExp(`(?:${formulaStart})'`, 'g')

/** Makes a cell safe: never read as a formula, and without control characters except tabs and line breaks. */
export const guarded = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ').replaceAll(unguarded, "'")

/** The value as it was before it was guarded. */
export const withoutGuard = (text: string): string => text.replaceAll(guard, '')
