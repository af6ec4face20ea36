import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { ChangeDocument } from '../engine-types'
import { searchedCollections, searchTextOf, writingSearchTexts } from '../searched-fields'
import { databaseOf } from './side-collections'

const batch = 1000

/** Changes the documents of some collections in place. */
export const changeDocuments = async (
  db: MongooseAdapter,
  collections: readonly string[],
  change: ChangeDocument,
): Promise<void> => {
  for (const name of collections) {
    const collection = databaseOf(db).collection(name)
    let updates: Parameters<typeof collection.bulkWrite>[0][number][] = []
    const write = async () => {
      if (updates.length > 0) await collection.bulkWrite(updates, { ordered: false })
      updates = []
    }
    for await (const { _id, ...fields } of collection.find().batchSize(batch)) {
      const changed = Object.entries(change(fields, name)).filter(
        ([field, value]) => value !== fields[field],
      )
      if (changed.length === 0) continue
      const update = { $set: Object.fromEntries(changed) }
      updates.push({ updateOne: { filter: { _id }, update } })
      if (updates.length === batch) await write()
    }
    await write()
  }
}

/** Writes the search text of every document, as this version makes it. */
export const writeSearchTexts = async (db: MongooseAdapter): Promise<void> => {
  db.payload.logger.info(writingSearchTexts)
  for (const name of searchedCollections) {
    await changeDocuments(db, [name], (row) => ({ ...row, searchText: searchTextOf(name, row) }))
  }
}
