import { importMessages, maxImportBytes, maxImportEvents } from '@tropa/contract/calendar-import'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { FileContent } from './plan'

const encodingOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

const decode = (bytes: Uint8Array) => {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Not text: refused below.
  }
  throw visibleError(importMessages.notText)
}

/**
 * Reads a CSV or iCalendar file, judged by its content and not by its name. Addresses in it are never
 * fetched.
 *
 * @param ownHost - the host in the event ids of our own feed
 * @throws APIError with a message for the editor
 */
export const readCalendarFile = async (
  bytes: Uint8Array,
  ownHost: string,
): Promise<FileContent> => {
  if (bytes.length > maxImportBytes) throw visibleError(importMessages.fileTooLarge, 413)
  const text = decode(bytes)
  const content = /^\s*BEGIN:VCALENDAR/i.test(text)
    ? (await import('./ics')).readIcs(text, ownHost)
    : (await import('./csv')).readCsv(text)
  if (content.rows.length === 0) throw visibleError(importMessages.noEvents)
  if (content.rows.length > maxImportEvents) throw visibleError(importMessages.tooManyEvents)
  return content
}
