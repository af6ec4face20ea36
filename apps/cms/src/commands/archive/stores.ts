import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { requireMongodb } from '../../database/engine'
import type { Store } from './archive'

/** Payload's own collections of passing state: who edits what, which migrations ran. */
const temporary = new Set(['payload-locked-documents', 'payload-migrations', 'payload-kv'])

/** Every store of the configuration, so that a new collection is backed up from its first day. */
export const storesOf = ({ config }: Payload): Store[] => [
  ...config.collections
    .filter(({ slug }) => !temporary.has(slug))
    .flatMap(({ slug, versions }): Store[] => [
      { kind: 'documents', slug },
      ...(versions ? [{ kind: 'versions', slug } as const] : []),
    ]),
  ...config.globals.flatMap(({ slug, versions }): Store[] => [
    { kind: 'globals', slug },
    ...(versions ? [{ kind: 'global-versions', slug } as const] : []),
  ]),
]

/** The mongoose model of a store. */
export const modelOf = (
  { db }: Payload,
  { kind, slug }: Store,
): MongooseAdapter['collections'][string] | MongooseAdapter['globals'] => {
  const { collections, versions, globals } = requireMongodb(db)
  const model =
    kind === 'documents' ? collections[slug] : kind === 'globals' ? globals : versions[slug]
  if (!model) throw new Error(`There are no ${kind} of ${slug}.`)
  return model
}
