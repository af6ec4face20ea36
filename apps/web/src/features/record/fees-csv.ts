import { guarded } from '@tropa/contract/base/formula-guard'
import type { Fees } from '@tropa/contract/standing/fees'

const cell = (value: string | number) =>
  `"${(typeof value === 'string' ? guarded(value) : `${value}`).replaceAll('"', '""')}"`

/** The fees as a sheet; the mark at its start tells Excel that it is UTF-8. */
export const feesCsv = ({ members }: Fees): string => {
  const rows = members.map(({ username, owed, paid, records }) => [username, owed, paid, records])
  const lines = [['Name', 'To pay', 'Paid', 'Records to settle'], ...rows]
  return `\uFEFF${lines.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
