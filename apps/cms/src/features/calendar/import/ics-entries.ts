import { importMessages, maxImportEvents, maxImportLine } from '@tropa/contract/calendar-import'
import ICAL from 'ical.js'
import { visibleError } from '../../../payload/hooks/visible-error'

// Days are often written without `VALUE=DATE`, and moments with it.
ICAL.design.strict = false

/** An event of a calendar file: what of it an import reads. */
export interface Entry {
  calendar: { isCancelled: boolean }
  properties: ICAL.Property[]
  repeats: boolean
  /** Why it cannot be read. */
  problem?: string
}

const read =
  /^(uid|sequence|dtstamp|recurrence-id|summary|categories|class|status|dtstart|dtend|duration|x-microsoft-(cdo|msncalendar)-alldayevent)[;:]/i

const series = /^(rrule|rdate|exdate)[;:]/i

const edgeOf = /^(begin|end):\s*([\w-]+)$/i

/** Calendars and their events are flat; alarms and zones are a level or two below. */
const maxDepth = 10

/** Parses a line by itself, so that a broken one is the error of its event only. */
const addLine = (entry: Entry, line: string, number: number) => {
  if (series.test(line)) entry.repeats = true
  if (!read.test(line)) return
  // The parser's time grows with the square of a line's length.
  if (line.length > maxImportLine) entry.problem ??= importMessages.longLine(number)
  else {
    try {
      entry.properties.push(ICAL.Property.fromString(line))
    } catch {
      entry.problem ??= importMessages.brokenLine(number)
    }
  }
}

/**
 * Finds the events of an iCalendar file. Lines that an import does not read may be as they like.
 *
 * @throws APIError where it holds too many events, or components in components without end
 */
export const readEntries = (text: string): Entry[] => {
  const entries: Entry[] = []
  let calendar = { isCancelled: false }
  let open: string[] = []
  let current: { entry: Entry; begins: number } | undefined
  let number = 1

  const endUnfinished = () => {
    if (current) current.entry.problem ??= importMessages.unfinished(current.begins)
    current = undefined
  }

  const begin = (component: string) => {
    open.push(component)
    if (open.length > maxDepth) throw visibleError(importMessages.brokenIcs)
    if (component === 'vcalendar') {
      endUnfinished()
      calendar = { isCancelled: false }
      open = [component]
    } else if (component === 'vevent') {
      endUnfinished()
      const entry = { calendar, properties: [], repeats: false }
      if (entries.push(entry) > maxImportEvents) throw visibleError(importMessages.tooManyEvents)
      current = { entry, begins: number }
      open = ['vcalendar', component]
    }
  }

  const end = (component: string) => {
    const index = open.lastIndexOf(component)
    if (index < 0) return
    open = open.slice(0, index)
    if (component === 'vevent') current = undefined
  }

  // A line that begins with a blank continues the one before it.
  for (const folded of text.replace(/\r\n?/g, '\n').split(/\n(?![ \t])/)) {
    const line = folded.replace(/\n[ \t]/g, '').trimEnd()
    const [, edge, component = ''] = edgeOf.exec(line) ?? []
    if (edge) (edge.toLowerCase() === 'begin' ? begin : end)(component.toLowerCase())
    else if (open.at(-1) === 'vcalendar' && /^method:\s*cancel$/i.test(line)) {
      calendar.isCancelled = true
    } else if (current && open.at(-1) === 'vevent') addLine(current.entry, line, number)
    number += folded.split('\n').length
  }
  endUnfinished()
  return entries
}
