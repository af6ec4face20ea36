import * as z from 'zod/mini'
import { isInCalendar, outsideCalendar } from './event-days'
import { eventTypes } from './event-types'
import { tooltipSides } from './calendar'
import type { NamedRow } from '../settings/teams'
import { type Audience, audienceName, joinWithOr } from './audience'
import { plainDate } from '../base/dates'
import { isBlank, maxLength, requiredText } from '../base/text'
import { daysBetween } from '../base/calendar-date'

export const maxImportBytes = 1_000_000

export const maxImportEvents = 500

export const maxImportColumns = 100

/** How many days of a weekly or monthly event are offered. */
export const maxSeriesDays = 60

/** The longest line of an iCalendar file, in characters and with its continuation lines. */
export const maxImportLine = 10_000

/** How a sheet may write a day with the year at its end. */
export const dayOrders = ['month/day/year', 'day/month/year'] as const

export type DayOrder = (typeof dayOrders)[number]

export const importMessages = {
  titleMissing: 'Please enter a title.',
  firstDay: 'Please enter the first day as YYYY-MM-DD; the day must exist.',
  lastDay:
    'Please enter the last day as YYYY-MM-DD; the day must exist. Leave it empty for an event of one day.',
  lastDayBeforeFirst: 'The last day cannot be before the first.',
  tooLong: 'An event can last at most 366 days.',
  type: `The type must be ${joinWithOr(eventTypes)}.`,
  audience: (audiences: readonly NamedRow[]) =>
    `The audience must be ${joinWithOr(['everyone', ...audiences.map(audienceName)])}; separate several by commas.`,
  tooltip: `The tooltip side must be ${joinWithOr(tooltipSides)}.`,
  timeOfDay:
    'The event has a time of day and goes on over midnight, or is in another time zone. Enter it by hand.',
  timeInTitle: (time: string) => `It begins at ${time}, which is now in front of its title.`,
  private: 'Marked as private by its owner: left out unless you choose it.',
  revisedAt: (place: string) => `A later revision of the event is at ${place}.`,
  repeats: 'The event repeats. Write each of its days as an event of its own.',
  ofSeries: 'One day of an event that repeats: left out unless you choose it.',
  cancelled: 'The event is cancelled. Delete it from the calendar by hand.',
  sameAs: (line: string) => `The same event is also at ${line}.`,
  columns: (named: number, found: number) =>
    `There are ${found} values where the first line names ${named} columns.`,
  noFile: 'Choose a CSV or ICS file.',
  fileTooLarge: 'The file is larger than 1 MB.',
  notText:
    'The file cannot be read as text: it is no CSV or ICS file, but a PDF or a workbook perhaps. Save a sheet as “CSV UTF-8”, or a calendar as an .ics file.',
  otherEncoding:
    'The file is not in UTF-8 but in another encoding, probably Windows-1252 (Latin-1). Save a sheet as “CSV UTF-8”, or a calendar as an .ics file in UTF-8.',
  whichIsMonth: (day: string) =>
    `The file does not show which number of ${day} is the month. Choose whether the month or the day comes first, and preview it again.`,
  noColumns:
    'The first line must name the columns, at least title and start. Others are type, end, audience and tooltip.',
  tooManyColumns: `The first line names more than ${maxImportColumns} columns. Remove those that are not needed.`,
  columnTwice: (name: string) => `The first line names the column ${name} twice.`,
  brokenCsv: (line: number) =>
    `Line ${line} cannot be read: a text in quotation marks does not end, or goes on after its mark.`,
  brokenLine: (line: number) => `Line ${line} of the file is broken and cannot be read.`,
  unfinished: (line: number) => `The event that begins at line ${line} of the file does not end.`,
  longLine: (line: number) =>
    `Line ${line} is longer than ${maxImportLine} characters, with the lines that continue it. Shorten it.`,
  noEvents: 'There are no events in the file.',
  tooManyEvents: `The file holds more than ${maxImportEvents} events. Import it in parts.`,
  changedSincePreview: 'The calendar has changed since the preview. Here is the new one.',
  hasErrors:
    'Nothing was imported: some rows are wrong. Correct them, or choose to leave them out.',
  standsOn: (day: string) => `Is already on ${day}.`,
  standsTwice: (day: string) => `Is already on ${day}, and will be there twice.`,
  nothingToCopy: 'There are no published events in this academic year.',
} as const

const everyone = 'everyone'

/** An audience as the column `audience` writes it. */
export const audienceInWords = (audience: readonly Audience[]): string =>
  audience.length === 0 ? everyone : audience.join(', ')

const optionalCell = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && isBlank(value) ? undefined : value,
    ),
    z.optional(schema),
  )

/**
 * Audiences by their ids or by today's names, such as `regular, Second years`, as a list in the order of the settings;
 * `everyone` as an empty one.
 */
const audienceList = (audiences: readonly NamedRow[]) => {
  const ids = audiences.map(({ _id }) => _id)
  // An id counts before a name: an exported file has ids.
  const known = new Map([
    ...audiences.map(({ _id, name }) => [name.toLowerCase(), _id] as const),
    ...ids.map((id) => [id, id] as const),
  ])
  return z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'string' || isBlank(value)) return undefined
      const words = value
        .toLowerCase()
        .split(/[,;]/)
        .map((part) => part.trim())
        // A name may have spaces, which separate words too.
        .flatMap((part) => (known.has(part) ? part : part.split(/\s+/)))
        .filter((word) => word !== '')
      if (words.length === 1 && words[0] === everyone) return []
      return words.map((word) => known.get(word) ?? word)
    }),
    z.optional(
      z
        .array(z.enum(ids, { error: importMessages.audience(audiences) }))
        .check(z.overwrite((chosen) => ids.filter((id) => chosen.includes(id)))),
    ),
  )
}

const eventDay = (missing: string) =>
  plainDate(missing).check(z.refine(isInCalendar, { error: outsideCalendar }))

/** One row of an imported file, for the audiences that the settings have. Empty values count as absent. */
export const importedEvent = (audiences: readonly NamedRow[]) =>
  z
    .object({
      title: requiredText(importMessages.titleMissing, maxLength.title),
      start: eventDay(importMessages.firstDay),
      end: optionalCell(eventDay(importMessages.lastDay)),
      type: optionalCell(z.enum(eventTypes, { error: importMessages.type })),
      audience: audienceList(audiences),
      tooltip: optionalCell(z.enum(tooltipSides, { error: importMessages.tooltip })),
    })
    .check(
      z.refine(({ start, end }) => end === undefined || end >= start, {
        error: importMessages.lastDayBeforeFirst,
        path: ['end'],
        abort: true,
      }),
      z.refine(({ start, end }) => end === undefined || daysBetween(start, end) <= 365, {
        error: importMessages.tooLong,
        path: ['end'],
      }),
    )

export type ImportedEvent = z.infer<ReturnType<typeof importedEvent>>
