import {
  audienceInWords,
  type DayOrder,
  dayOrders,
  importMessages,
  maxImportColumns,
  maxImportEvents,
} from '@tropa/contract/calendar/import'
import { guarded, withoutGuard } from '@tropa/contract/base/formula-guard'
import { oneLine } from '@tropa/contract/base/one-line'
import { isBlank } from '@tropa/contract/base/text'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { StoredEvent } from '../read'
import type { FileContent, FileRow } from './plan'

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

/** How a file tells Excel what separates its values. */
const separatorLine = /^"?sep=(.)/i

/** Spreadsheets separate values by semicolons in countries with a decimal comma. */
const delimiterOf = (text: string) => {
  const firstLine = /^\s*(.*)/.exec(text)?.[1] ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    columns: firstLine.split(delimiter).length,
  }))
  const most = counts.reduce((best, next) => (next.columns > best.columns ? next : best))
  // Checked before parsing, because the parser's time, and that of each row, grows with the columns.
  if (most.columns > maxImportColumns) throw visibleError(importMessages.tooManyColumns)
  return most.delimiter
}

const parsedLines = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
)

/** A line of the sheet; without values it cannot be read. */
interface Line {
  number: number
  record?: string[]
}

/** The first line, and one event more than may be imported: the rest is not read. */
const maxLines = maxImportEvents + 2

const parseLines = (text: string, delimiter: string, first = 1): Line[] => {
  try {
    const parsed: unknown = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: maxLines,
    })
    return parsedLines
      .parse(parsed)
      .map(({ record, info }) => ({ record, number: first + info.lines - 1 }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const lines = text.split(/\r\n?|\n/)
    if (lines.length === 1) return [{ number: first }]
    // An unclosed quotation mark swallows the rest of the file, so parse each line by itself.
    return lines
      .map((line, index) => ({ line, number: index + 1 }))
      .filter(({ line }) => !isBlank(line))
      .slice(0, maxLines)
      .flatMap(({ line, number }) => parseLines(line, delimiter, number))
  }
}

const parseSheet = (text: string): Line[] => {
  const [, separator] = separatorLine.exec(text) ?? []
  // Its line stays, as an empty one, so that the others keep their numbers.
  const sheet = separator === undefined ? text : text.replace(/^.*/, '')
  const delimiter = delimiterOf(sheet)
  return parseLines(sheet, separator ?? delimiter)
}

const readHeader = ({ record: names, number }: Line) => {
  if (!names) throw visibleError(importMessages.brokenCsv(number))
  if (names.length > maxImportColumns) throw visibleError(importMessages.tooManyColumns)
  const header = names.map(columnOf)
  const twice = header.find((column, index) => column && header.indexOf(column) !== index)
  if (twice) throw visibleError(importMessages.columnTwice(twice))
  if (!header.includes('title') || !header.includes('start')) {
    throw visibleError(importMessages.noColumns)
  }
  return header
}

const readRow = (header: readonly (Column | undefined)[], { record, number }: Line): FileRow => {
  const place = `Line ${number}`
  if (!record) return { place, values: {}, problem: importMessages.brokenCsv(number) }
  const values: Partial<Record<Column, string>> = {}
  for (const [index, column] of header.entries()) {
    // Spreadsheets leave out empty cells at the end of a row.
    if (column) values[column] = oneLine(withoutGuard(record[index] ?? ''))
  }
  const { id, type, ...rest } = values
  return {
    place,
    id: id === '' ? undefined : id,
    values: { ...rest, ...(type !== undefined && { type: type.toLowerCase() }) },
    // Spreadsheets write fewer empty cells at the end, or more; an extra value means that the columns are shifted.
    problem: record.slice(header.length).every(isBlank)
      ? undefined
      : importMessages.columns(header.length, record.length),
  }
}

const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})\.?$/
const yearFirst = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/

const withoutBlanks = (written: string) => written.replace(/\s/g, '')

const dateOf = (year = '', month = '', day = '') =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** Turns a day as a spreadsheet may show it into `YYYY-MM-DD`; any other text stays as it is. */
const readDay = (written: string, order: DayOrder | undefined): string => {
  const [, year, , month, day] = yearFirst.exec(withoutBlanks(written)) ?? []
  if (year !== undefined) return dateOf(year, month, day)
  const [, first, , second, lastYear] = yearLast.exec(withoutBlanks(written)) ?? []
  if (first === undefined) return written
  return order === 'day/month/year'
    ? dateOf(lastYear, second, first)
    : dateOf(lastYear, first, second)
}

/**
 * Finds in which order a file writes its days, if it needs one: a number above 12 is no month, dots stand after the day
 * first, and a program writes all days in one order.
 *
 * @throws APIError that asks for the order if the file does not show it
 */
const findDayOrder = (
  days: readonly string[],
  chosen: DayOrder | undefined,
): DayOrder | undefined => {
  const pairs = days.flatMap((written) => {
    const [, first, , second] = yearLast.exec(withoutBlanks(written)) ?? []
    return first === second ? [] : [{ written, first: Number(first), second: Number(second) }]
  })
  const [example] = pairs
  if (!example) return undefined
  if (chosen) return chosen
  const [monthFirst, dayFirst] = dayOrders
  const shown = new Set(
    pairs.flatMap(({ written, first, second }) => {
      if (first > 12 !== second > 12) return first > 12 ? dayFirst : monthFirst
      return written.includes('.') ? dayFirst : []
    }),
  )
  const [order, another] = shown
  if (order && !another) return order
  throw visibleError(importMessages.whichIsMonth(example.written))
}

/** @param chosen - the order of days like 9/4/2026, if the file does not show it */
export const readCsv = (text: string, chosen?: DayOrder): FileContent => {
  const [first, ...lines] = parseSheet(text)
  if (!first) throw visibleError(importMessages.noEvents)
  const header = readHeader(first)
  const rows = lines.map((line) => readRow(header, line))
  const days = rows.flatMap(({ values }) => [values.start ?? '', values.end ?? ''])
  const dayOrder = findDayOrder(days, chosen)
  for (const { values } of rows) {
    values.start &&= readDay(values.start, dayOrder)
    values.end &&= readDay(values.end, dayOrder)
  }
  return {
    rows,
    ignoredColumns: (first.record ?? []).filter(
      (name, index) => header[index] === undefined && !isBlank(name),
    ),
    ...(dayOrder && { dayOrder }),
  }
}

/**
 * Events as a spreadsheet that the import recognises by their ids. Texts that a spreadsheet would take for
 * a formula begin with an apostrophe, which the import takes off again.
 */
export const eventsToCsv = (events: readonly StoredEvent[]): string =>
  stringify(
    events.map(({ audience, ...event }) => ({
      ...event,
      audience: audienceInWords(audience),
    })),
    {
      header: true,
      columns: [...columns],
      bom: true,
      cast: { string: (text) => guarded(oneLine(text)) },
    },
  )
