import type { ChangeDocument } from './engine-types'
import { withTeamsById } from './teams-by-id'

interface DocumentChange {
  collections: readonly string[]
  change: ChangeDocument
}

/**
 * How migrations change stored documents, by the migration's name: in place on MongoDB, and while an archive is
 * restored into either engine. An embedded database changes its rows in the migration itself.
 */
export const documentChanges: Readonly<Record<string, DocumentChange>> = {
  '20261128_073614_any_team': {
    collections: ['members', 'todos', 'meetings'],
    change: withTeamsById,
  },
}

/** Returns a function that updates documents stored when the given migration was the newest. */
export const changesSince = (migration: string): ChangeDocument => {
  const newer = Object.entries(documentChanges)
    .filter(([name]) => name > migration)
    .map(([, change]) => change)
  return (fields, collection) =>
    newer.reduce(
      (changed, { collections, change }) =>
        collections.includes(collection) ? change(changed, collection) : changed,
      fields,
    )
}
