import { importMessages, maxImportEvents, maxImportLine } from '@tropa/contract/calendar-import'
import { visibleError } from '../../../payload/hooks/visible-error'

/** The properties that an import reads. */
const read =
  /^(begin|end|version|uid|summary|categories|status|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id)[;:]/i

/** The first or the last line of a component. */
const edgeOf = /^(begin|end):\s*(\S*)$/i

/** Calendars and their events are flat; alarms and zones are a level or two below. */
const maxDepth = 10

/**
 * Bounds what a calendar file asks of its parser, whose time grows with the square of a line's length:
 * leaves out long lines that an import does not read, such as attached files, and refuses others.
 *
 * @throws APIError naming the limit that the file exceeds
 */
export const boundedLines = (text: string): string => {
  const kept: string[] = []
  let number = 1
  let events = 0
  let depth = 0
  // A line that begins with a blank continues the one before it.
  for (const folded of text.split(/\r?\n(?![ \t])/)) {
    const line = folded.replace(/\r?\n[ \t]/g, '')
    if (line.length <= maxImportLine) kept.push(line)
    else if (read.test(line)) throw visibleError(importMessages.longLine(number))
    const [, edge, component] = edgeOf.exec(line.trimEnd()) ?? []
    if (edge) depth += edge.toLowerCase() === 'begin' ? 1 : -1
    if (depth > maxDepth) throw visibleError(importMessages.brokenIcs)
    if (edge?.toLowerCase() === 'begin' && component?.toLowerCase() === 'vevent') events += 1
    if (events > maxImportEvents) throw visibleError(importMessages.tooManyEvents)
    number += folded.split('\n').length
  }
  return kept.join('\r\n').trim()
}
