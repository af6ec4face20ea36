import type { MongooseAdapter } from '@payloadcms/db-mongodb'

const index = 'searchGrams_1'

/** Removes the arrays of trigrams that an earlier version stored for its search, and their index. */
export const removeSearchGrams = async ({ collections }: MongooseAdapter): Promise<void> => {
  for (const { schema, collection } of Object.values(collections)) {
    if (!Object.hasOwn(schema.paths, 'searchText')) continue
    if (!(await collection.indexExists(index))) continue
    await collection.updateMany({}, { $unset: { searchGrams: '' } })
    await collection.dropIndex(index)
  }
}
