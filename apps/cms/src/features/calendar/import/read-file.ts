import { importMessages, maxImportBytes, maxImportEvents } from '@tropa/contract/calendar-import'
import { refuseFile, type FileContent } from './row'

const encodingOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

const decode = (bytes: Uint8Array) => {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Said below.
  }
  throw refuseFile(importMessages.notText)
}

/**
 * Reads a calendar file. What it is its content says, not its name. No address in it is ever fetched.
 *
 * @param ownHost - the host in the ids of our own feed
 * @throws APIError with a sentence for the editor
 */
export const readCalendarFile = async (
  bytes: Uint8Array,
  ownHost: string,
): Promise<FileContent> => {
  if (bytes.length > maxImportBytes) throw refuseFile(importMessages.fileTooLarge, 413)
  const text = decode(bytes)
  const content = /^\s*BEGIN:VCALENDAR/i.test(text)
    ? (await import('./read-ics')).readIcs(text, ownHost)
    : (await import('./read-csv')).readCsv(text)
  if (content.rows.length === 0) throw refuseFile(importMessages.noEvents)
  if (content.rows.length > maxImportEvents) throw refuseFile(importMessages.tooManyEvents)
  return content
}
