import { searchable } from '@tropa/contract/base/text'
import type { Where } from 'payload'
import { isObjectId } from './ids'

/** The documents in which a field contains a text; an empty text is in all. */
export const containing = (field: string, text: string): Where => {
  if (text === '') return {}
  // No stored text contains a NUL, and neither engine accepts one in a search.
  if (text.includes('\0')) return { id: { in: [] } }
  // On MongoDB, `contains` compares a text in the format of an id with the whole field.
  return { [field]: { [isObjectId(text) ? 'like' : 'contains']: text } }
}

/** The documents of a searched collection that a search finds. */
export const foundBy = (search: string): Where => containing('searchText', searchable(search))
