import type { Payload } from 'payload'
import type { Store } from './archive'

/** What Payload keeps for the moment: who edits what, which migrations ran. */
const passing = new Set([
  'payload-locked-documents',
  'payload-migrations',
  'payload-kv',
  'payload-jobs',
])

/** Every place documents are stored in, as the configuration says: a new collection is backed up the day it is made. */
export const storesOf = ({ config }: Payload): Store[] => [
  ...config.collections
    .filter(({ slug }) => !passing.has(slug))
    .flatMap(({ slug, versions }): Store[] => [
      { kind: 'documents', slug },
      ...(versions ? [{ kind: 'versions', slug } as const] : []),
    ]),
  ...config.globals.flatMap(({ slug, versions }): Store[] => [
    { kind: 'globals', slug },
    ...(versions ? [{ kind: 'global-versions', slug } as const] : []),
  ]),
]
