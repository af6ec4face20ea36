/** Text that a spreadsheet reads as a formula, or that looks like a formula which was already guarded. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Makes a cell safe: never read as a formula, and without control characters except tabs and line breaks. */
export const guarded = (text: string): string => {
  const clean = text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ')
  return formula.test(clean) ? `'${clean}` : clean
}

/** The value as it was before it was guarded. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
