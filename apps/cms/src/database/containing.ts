import type { Where } from 'payload'
import { isObjectId } from './ids'

/** The documents in which one of some fields contains a text, whatever its case and normal form; an empty text is in all. */
export const containing = (fields: readonly string[], text: string): Where => {
  if (text === '') return {}
  // No stored text contains a NUL, and neither engine accepts one in a search.
  if (text.includes('\0')) return { id: { in: [] } }
  // On MongoDB, `contains` compares what has the format of an id as a whole.
  const operator = isObjectId(text) ? 'like' : 'contains'
  const forms = new Set([text.normalize('NFC'), text.normalize('NFD')])
  return {
    or: fields.flatMap((field) => [...forms].map((form) => ({ [field]: { [operator]: form } }))),
  }
}
