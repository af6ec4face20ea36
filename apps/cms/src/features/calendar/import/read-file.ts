import {
  type DayOrder,
  importMessages,
  maxImportBytes,
  maxImportEvents,
} from '@tropa/contract/calendar/import'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { IcsSite } from './ics'
import type { FileContent } from './plan'

/** UTF-16 by its byte-order mark, or by its first letter, one of whose two bytes is empty. */
const encodingOf = ([first, second]: Uint8Array) => {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8'
}

/** A calendar's line may be cut inside a letter (RFC 5545, 3.1): moves the cut behind the letter. */
const withWholeLetters = (bytes: Uint8Array) =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/(?:\r?\n[ \t][\x80-\xbf]+)+/g, (cut) => `${cut.replace(/\r?\n[ \t]/g, '')}\r\n `),
    'latin1',
  )

/** Some PDFs consist only of bytes that a text may have too. */
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1', 0, 5) === '%PDF-'

/** What no text has: control characters other than blanks and line breaks. */
const isBinary = (bytes: Uint8Array) => bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))

const decode = (bytes: Uint8Array) => {
  const encoding = encodingOf(bytes)
  try {
    const whole = encoding === 'utf-8' ? withWholeLetters(bytes) : bytes
    const text = new TextDecoder(encoding, { fatal: true }).decode(whole)
    if (!text.includes('\0') && !isPdf(bytes)) return text
  } catch {
    // Refused below.
  }
  const isText = encoding === 'utf-8' && !isPdf(bytes) && !isBinary(bytes)
  throw visibleError(isText ? importMessages.otherEncoding : importMessages.notText)
}

interface ReadOptions extends IcsSite {
  dayOrder?: DayOrder | undefined
}

/**
 * Reads a CSV or iCalendar file, judged by its content and not by its name. Addresses in it are never
 * fetched.
 *
 * @throws APIError with a message for the editor
 */
export const readCalendarFile = async (
  bytes: Uint8Array,
  { dayOrder, ...site }: ReadOptions,
): Promise<FileContent> => {
  if (bytes.length > maxImportBytes) throw visibleError(importMessages.fileTooLarge, 413)
  const text = decode(bytes)
  const content = /^\s*BEGIN:VCALENDAR/i.test(text)
    ? (await import('./ics')).readIcs(text, site)
    : (await import('./csv')).readCsv(text, dayOrder)
  if (content.rows.length === 0) throw visibleError(importMessages.noEvents)
  if (content.rows.length > maxImportEvents) throw visibleError(importMessages.tooManyEvents)
  return content
}
