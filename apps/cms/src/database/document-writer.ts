import type { DocumentSet, WriteDocuments } from './engine-types'
import type { Payload } from 'payload'
import { isSqlite } from './engine'
import * as mongodb from './mongodb/document-writer'
import * as sqlite from './sqlite/document-writer'

/** Begins to replace all documents of some sets, in a transaction. */
export const openDocumentWriter = (
  payload: Payload,
  transaction: string,
  sets: DocumentSet[],
): Promise<WriteDocuments> =>
  (isSqlite(payload.db) ? sqlite : mongodb).openDocumentWriter(payload, transaction, sets)
