import type { Fees } from '@tropa/contract/standing/fees'

/** What a spreadsheet would take for a formula gets an apostrophe. */
const cell = (value: string | number) => {
  const guarded = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`
  return `"${guarded.replaceAll('"', '""')}"`
}

/** The fees as a sheet; the mark at its start tells Excel that it is UTF-8. */
export const feesCsv = ({ members }: Fees): string => {
  const rows = members.map(({ username, owed, paid, records }) => [username, owed, paid, records])
  const lines = [['Name', 'To pay', 'Paid', 'Records to settle'], ...rows]
  return `\uFEFF${lines.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
