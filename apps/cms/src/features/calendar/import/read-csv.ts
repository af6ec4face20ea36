import { importMessages } from '@tropa/contract/calendar-import'
import { CsvError, parse } from 'csv-parse/sync'
import { oneLine } from '../../../payload/fields/one-line'
import { refuseFile, type FileContent, type FileRow } from './row'

const columns = ['id', 'title', 'start', 'end', 'type', 'tooltip'] as const
type Column = (typeof columns)[number]

/** The words of the panel name the same columns. */
const otherNames: Record<string, Column | undefined> = {
  'first day': 'start',
  'last day': 'end',
  'tooltip side': 'tooltip',
}

const columnOf = (name: string): Column | undefined => {
  const written = oneLine(name).toLowerCase()
  return columns.find((column) => column === written) ?? otherNames[written]
}

/** Spreadsheets of some countries part values by semicolons. */
const delimiterOf = (text: string) => {
  const firstLine = /^\s*(.*)/.exec(text)?.[1] ?? ''
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

interface Line {
  record: string[]
  info: { lines: number }
}

const parseLines = (text: string): Line[] => {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as Line[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuseFile(importMessages.brokenCsv(Number(error.lines ?? 1)))
  }
}

const readHeader = (names: readonly string[]) => {
  const header = names.map(columnOf)
  const twice = header.find((column, index) => column && header.indexOf(column) !== index)
  if (twice) throw refuseFile(importMessages.columnTwice(twice))
  if (!header.includes('title') || !header.includes('start')) {
    throw refuseFile(importMessages.noColumns)
  }
  return header
}

const readRow = (header: readonly (Column | undefined)[], { record, info }: Line): FileRow => {
  const values: Partial<Record<Column, string>> = {}
  for (const [index, column] of header.entries()) {
    const value = record[index]
    if (column && value !== undefined) values[column] = oneLine(value)
  }
  const { id, type, ...rest } = values
  const isWhole = record.length === header.length
  return {
    place: `Line ${info.lines}`,
    id: id === '' ? undefined : id,
    values: { ...rest, ...(type !== undefined && { type: type.toLowerCase() }) },
    problem: isWhole ? undefined : importMessages.columns(header.length, record.length),
  }
}

/** Reads events from a table whose first line names its columns. */
export const readCsv = (text: string): FileContent => {
  const [first, ...lines] = parseLines(text)
  if (!first) throw refuseFile(importMessages.noEvents)
  const header = readHeader(first.record)
  return {
    rows: lines.map((line) => readRow(header, line)),
    ignoredColumns: first.record.filter((_name, index) => header[index] === undefined),
  }
}
