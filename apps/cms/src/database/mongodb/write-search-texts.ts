import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { searchedCollections, searchTextOf, writingSearchTexts } from '../search-text'
import { databaseOf } from './side-collections'

const batch = 1000

/** Writes the search text of every document, as this version makes it. */
export const writeSearchTexts = async (db: MongooseAdapter): Promise<void> => {
  db.payload.logger.info(writingSearchTexts)
  for (const name of searchedCollections) {
    const collection = databaseOf(db).collection(name)
    let updates: Parameters<typeof collection.bulkWrite>[0][number][] = []
    const write = async () => {
      if (updates.length > 0) await collection.bulkWrite(updates, { ordered: false })
      updates = []
    }
    for await (const { _id, ...row } of collection.find().batchSize(batch)) {
      const searchText = searchTextOf(name, row)
      if (row.searchText === searchText) continue
      updates.push({ updateOne: { filter: { _id }, update: { $set: { searchText } } } })
      if (updates.length === batch) await write()
    }
    await write()
  }
}
