import type { MongooseAdapter } from '@payloadcms/db-mongodb'

type Plugin = Parameters<MongooseAdapter['connection']['plugin']>[0]

/** The trigrams of a text: each run of three characters, once. */
export const gramsOf = (text: string): string[] => {
  const characters = Array.from(text)
  const runs = characters.slice(2).map((_, start) => characters.slice(start, start + 3).join(''))
  return [...new Set(runs)]
}

const has = (schema: Parameters<Plugin>[0], field: string) => Object.hasOwn(schema.paths, field)

/**
 * A mongoose plugin that stores the trigrams of each `searchText`, as triggers do in the embedded
 * database, and indexes a list in the order in which it is shown.
 */
export const indexSearched: Plugin = (schema) => {
  if (!has(schema, 'searchText')) return
  schema.add({ searchGrams: [String] })
  schema.path('searchGrams').select(false)
  schema.index({ searchGrams: 1 })
  schema.index({ [has(schema, 'date') ? 'date' : 'createdAt']: -1, _id: -1 })
  schema.pre('save', function () {
    const text: unknown = this.get('searchText')
    this.set('searchGrams', typeof text === 'string' ? gramsOf(text) : [])
  })
  schema.pre(['findOneAndUpdate', 'updateOne', 'updateMany'], function () {
    const text: unknown = this.get('searchText')
    if (typeof text === 'string') this.set('searchGrams', gramsOf(text))
  })
}

const batchSize = 1000

/** Adds the trigrams to rows that a restore has written without them. */
export const fillSearchGrams = async ({ collections }: MongooseAdapter): Promise<void> => {
  for (const { schema, collection } of Object.values(collections)) {
    if (!has(schema, 'searchGrams')) continue
    const without = { searchGrams: { $exists: false } }
    let changes = []
    for await (const { _id, searchText } of collection.find(without, {
      projection: { searchText: 1 },
    })) {
      const searchGrams = gramsOf(typeof searchText === 'string' ? searchText : '')
      // Another instance may have written newer ones since.
      changes.push({
        updateOne: { filter: { _id, ...without }, update: { $set: { searchGrams } } },
      })
      if (changes.length < batchSize) continue
      await collection.bulkWrite(changes)
      changes = []
    }
    if (changes.length > 0) await collection.bulkWrite(changes)
  }
}
