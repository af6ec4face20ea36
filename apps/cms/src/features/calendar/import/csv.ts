import { importMessages, maxImportColumns, maxImportEvents } from '@tropa/contract/calendar-import'
import { oneLine } from '@tropa/contract/schemas/one-line'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { FileContent, FileRow, StoredEvent } from './plan'

/** In the order in which they are exported. */
const columns = ['id', 'title', 'start', 'end', 'type', 'audience', 'tooltip'] as const
type Column = (typeof columns)[number]

/** The labels of the panel are accepted as column names too. */
const labels: Record<string, Column | undefined> = {
  'first day': 'start',
  'last day': 'end',
  'tooltip side': 'tooltip',
}

const columnOf = (name: string): Column | undefined => {
  const written = oneLine(name).toLowerCase()
  return columns.find((column) => column === written) ?? labels[written]
}

/** Spreadsheets separate values by semicolons in countries with a decimal comma. */
const delimiterOf = (text: string) => {
  const firstLine = /^\s*(.*)/.exec(text)?.[1] ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    columns: firstLine.split(delimiter).length,
  }))
  const most = counts.reduce((best, next) => (next.columns > best.columns ? next : best))
  // Before the parser reads them: its time, and that of each row, grows with them.
  if (most.columns > maxImportColumns) throw visibleError(importMessages.tooManyColumns)
  return most.delimiter
}

const parsedLines = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
)

type Line = z.infer<typeof parsedLines>[number]

const parseLines = (text: string): Line[] => {
  try {
    const lines: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The first line, and one event more than may be imported: the rest is not read.
      to: maxImportEvents + 2,
    })
    return parsedLines.parse(lines)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw visibleError(importMessages.brokenCsv(Number(error.lines ?? 1)))
  }
}

const readHeader = (names: readonly string[]) => {
  if (names.length > maxImportColumns) throw visibleError(importMessages.tooManyColumns)
  const header = names.map(columnOf)
  const twice = header.find((column, index) => column && header.indexOf(column) !== index)
  if (twice) throw visibleError(importMessages.columnTwice(twice))
  if (!header.includes('title') || !header.includes('start')) {
    throw visibleError(importMessages.noColumns)
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
  return {
    place: `Line ${info.lines}`,
    id: id === '' ? undefined : id,
    values: { ...rest, ...(type !== undefined && { type: type.toLowerCase() }) },
    problem:
      record.length === header.length
        ? undefined
        : importMessages.columns(header.length, record.length),
  }
}

export const readCsv = (text: string): FileContent => {
  const [first, ...lines] = parseLines(text)
  if (!first) throw visibleError(importMessages.noEvents)
  const header = readHeader(first.record)
  return {
    rows: lines.map((line) => readRow(header, line)),
    ignoredColumns: first.record.filter((_name, index) => header[index] === undefined),
  }
}

/**
 * Events as a spreadsheet that the import recognises by their ids. Texts that a spreadsheet would take for
 * a formula begin with an apostrophe.
 */
export const eventsToCsv = (events: readonly StoredEvent[]): string =>
  stringify(
    events.map(({ audience, ...event }) => ({
      ...event,
      audience: audience.length === 0 ? 'everyone' : audience.join(', '),
    })),
    { header: true, columns: [...columns], bom: true, escape_formulas: true },
  )
