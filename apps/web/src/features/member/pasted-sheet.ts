import { withoutGuard } from '@tropa/contract/base/formula-guard'
import { oneLine } from '@tropa/contract/base/one-line'
import { comparable, nameKey } from '@tropa/contract/base/text'
import { usernameOf, type ImportedRow } from '@tropa/contract/member/member-import'

/** The columns in the order of a sheet without a header row, with the names that a header row may use. */
const columnNames = [
  ['name', ['name', 'full name']],
  ['username', ['username', 'user name']],
  ['email', ['e-mail', 'email', 'mail', 'e-mail address', 'email address']],
  ['teams', ['team', 'teams']],
  ['userType', ['role']],
] as const

type Column = (typeof columnNames)[number][0]

const order = columnNames.map(([column]) => column)

const columnOf = (cell: string): Column | undefined => {
  const written = comparable(oneLine(cell))
  return columnNames.find(([, names]) => names.some((name) => name === written))?.[0]
}

/** A quoted cell may contain separators; a quotation mark that does not end its cell is an ordinary character. */
const cellOf = (delimiter: string) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"(?=${delimiter}|\\r|\\n|$)|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n?|\\n|$)`,
    'y',
  )

/** The cells of a sheet as Excel, LibreOffice and Google Sheets copy one. */
const cellsOf = (text: string): string[][] => {
  const sheet = text.replace(/^\ufeff/, '').normalize('NFC')
  const [firstLine = ''] = sheet.trimStart().split(/[\r\n]/)
  // Cells copied from a sheet are separated by tabs, whatever the first cell contains.
  const isTabbed = sheet.includes('\t')
  const delimiter = isTabbed ? '\t' : ([';', ','].find((each) => firstLine.includes(each)) ?? '\t')
  const cell = cellOf(delimiter)
  const rows: string[][] = [[]]
  while (cell.lastIndex < sheet.length) {
    const [, quoted, plain = '', end = ''] = cell.exec(sheet) ?? []
    rows.at(-1)?.push(withoutGuard(quoted?.replaceAll('""', '"') ?? plain))
    if (end === '') break
    if (end !== delimiter) rows.push([])
  }
  return rows
}

/** A row as it was pasted, with its number in the sheet. */
export type PastedRow = ImportedRow & { number: number }

const teamsIn = (cell: string, teams: readonly string[]): string[] =>
  cell
    .split(/[,;\n]/)
    .map(oneLine)
    .filter((each) => each !== '')
    .map((written) => teams.find((team) => nameKey(team) === nameKey(written)) ?? written)

/**
 * Reads members from what was copied from a sheet, with their row numbers there, which count the head and empty rows.
 * A missing username is made from the name.
 *
 * @param teams - the names of the teams, which the sheet may write in other cases
 */
export const readPasted = (text: string, teams: readonly string[]): PastedRow[] => {
  const rows = cellsOf(text)
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => oneLine(cell) !== ''))
  const head = rows[0]?.cells.map(columnOf) ?? []
  const hasHead = head.some((column) => column !== undefined)
  const columns = hasHead ? head : order
  return rows.slice(hasHead ? 1 : 0).map(({ cells, number }) => {
    const cellIn = (column: Column) => cells[columns.indexOf(column)] ?? ''
    const name = oneLine(cellIn('name'))
    return {
      number,
      name,
      username: oneLine(cellIn('username')) || usernameOf(name),
      email: oneLine(cellIn('email')),
      teams: teamsIn(cellIn('teams'), teams),
      userType: oneLine(cellIn('userType')).toLowerCase(),
    }
  })
}
