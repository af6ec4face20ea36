import type { Payload } from 'payload'
import { ofEngine } from './engine'
import type { DocumentSet, StoredDocument, WriteDocuments } from './engine-types'
import * as mongodb from './mongodb/document-writer'
import { isSearched, searchTextOf } from './searched-fields'
import * as sqlite from './sqlite/document-writer'

/** Adds the search text as this version makes it, whichever version made the archive. */
const withSearchText =
  ({ slug }: DocumentSet) =>
  (document: StoredDocument): StoredDocument =>
    isSearched(slug) ? { ...document, searchText: searchTextOf(slug, document) } : document

/** Begins to replace all documents of some sets, in a transaction. */
export const openDocumentWriter = async (
  payload: Payload,
  transaction: string,
  sets: DocumentSet[],
): Promise<WriteDocuments> => {
  const engine = ofEngine(payload.db, { sqlite, mongodb })
  const write = await engine.openDocumentWriter(payload, transaction, sets)
  return (set, docs) => write(set, docs.map(withSearchText(set)))
}
