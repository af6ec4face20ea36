import { guarded } from '@tropa/contract/base/formula-guard'
import type { Fees } from '@tropa/contract/standing/fees'

const cell = (value: string) => `"${guarded(value).replaceAll('"', '""')}"`

/** The fees as a CSV file; the byte order mark at its start tells Excel that it is UTF-8. */
export const feesCsv = ({ members }: Fees): string => {
  const rows = members.map((row) => [row.username, `${row.owed}`, `${row.paid}`, `${row.records}`])
  const lines = [['Name', 'To pay', 'Paid', 'Records to settle'], ...rows]
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
}
