import { importMessages, maxImportEvents, maxImportLine } from '@tropa/contract/calendar-import'
import ICAL from 'ical.js'
import { visibleError } from '../../../payload/hooks/visible-error'

// Days are often written without `VALUE=DATE`, and moments with it.
ICAL.design.strict = false

/** An event of a calendar file: what of it an import reads. */
export interface Entry {
  /** Whether its calendar calls it off. */
  isCancelled: boolean
  properties: ICAL.Property[]
  repeats: boolean
  /** The line of the file at which it begins. */
  begins: number
  isEnded: boolean
  /** Why it cannot be read. */
  problem?: string
}

const read =
  /^(uid|sequence|dtstamp|recurrence-id|summary|categories|class|status|dtstart|dtend|duration|x-microsoft-(cdo|msncalendar)-alldayevent)[;:]/i

const series = /^(rrule|rdate|exdate)[;:]/i

const edgeOf = /^(begin|end):\s*([\w-]+)$/i

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
 * @throws APIError where it holds too many events
 */
export const readEntries = (text: string): Entry[] => {
  const entries: Entry[] = []
  let isCancelled = false
  let current: Entry | undefined
  // Of an event: the lines of an alarm are not its own.
  let part: string | undefined
  let number = 1

  const cross = (edge: string, component: string) => {
    if (component === 'vcalendar' || component === 'vevent') {
      if (current && edge + component === 'endvevent') current.isEnded = true
      current = undefined
      part = undefined
      if (component === 'vcalendar') isCancelled = false
      else if (edge === 'begin') {
        current = { isCancelled, properties: [], repeats: false, begins: number, isEnded: false }
        if (entries.push(current) > maxImportEvents)
          throw visibleError(importMessages.tooManyEvents)
      }
    } else if (edge === 'begin') part ??= component
    else if (component === part) part = undefined
  }

  // A line that begins with a blank continues the one before it.
  for (const folded of text.replace(/\r\n?/g, '\n').split(/\n(?![ \t])/)) {
    const line = folded.replace(/\n[ \t]/g, '').trimEnd()
    const [, edge, component = ''] = edgeOf.exec(line)?.map((each) => each.toLowerCase()) ?? []
    if (edge) cross(edge, component)
    else if (current && !part) addLine(current, line, number)
    else if (!current && /^method:\s*cancel$/i.test(line)) isCancelled = true
    number += folded.split('\n').length
  }
  return entries
}
