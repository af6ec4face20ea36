import type { MongooseAdapter } from '@payloadcms/db-mongodb'

type Plugin = Parameters<MongooseAdapter['connection']['plugin']>[0]

/** Each run of three characters in a text, once; a shorter text has none. */
export const gramsOf = (text: string): string[] => {
  const characters = Array.from(text)
  const runs = characters.slice(2).map((_, start) => characters.slice(start, start + 3).join(''))
  return [...new Set(runs)]
}

const has = (schema: Parameters<Plugin>[0], field: string) => Object.hasOwn(schema.paths, field)

/**
 * Keeps, on MongoDB, an array of trigrams beside each `searchText`, as triggers do on the embedded
 * database; and indexes a list in the order it is shown. A plugin of mongoose.
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

const batch = 1000

/** Gives the rows of an older product, which have none, their trigrams. */
export const fillSearchGrams = async ({ collections }: MongooseAdapter): Promise<void> => {
  for (const { schema, collection } of Object.values(collections)) {
    if (!has(schema, 'searchGrams')) continue
    const without = { searchGrams: { $exists: false } }
    let changes = []
    for await (const { _id, searchText } of collection.find(without, {
      projection: { searchText: 1 },
    })) {
      const searchGrams = gramsOf(typeof searchText === 'string' ? searchText : '')
      // Another instance may have given it newer ones meanwhile.
      changes.push({
        updateOne: { filter: { _id, ...without }, update: { $set: { searchGrams } } },
      })
      if (changes.length < batch) continue
      await collection.bulkWrite(changes)
      changes = []
    }
    if (changes.length > 0) await collection.bulkWrite(changes)
  }
}
