/** What a spreadsheet takes for a formula, and what begins like one that was made harmless. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** A value of a sheet that no spreadsheet takes for a formula, without control characters but tabs and line breaks. */
export const guarded = (text: string): string => {
  const clean = text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ')
  return formula.test(clean) ? `'${clean}` : clean
}

/** The value as it was before it was guarded. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
