import { searchable } from '@tropa/contract/base/text'

type Row = Readonly<Record<string, unknown>>

const texts =
  (...fields: string[]) =>
  (row: Row): unknown[] =>
    fields.map((field) => row[field])

/** The texts that a search looks at, for each collection that is searched. */
const searched = {
  'activity-logs': texts('username', 'action', 'description'),
  inquiries: texts('name', 'category', 'email', 'desc', 'notes'),
  records: texts('name', 'violation', 'status'),
  // The server and its commands have no id, and no name to be found by. The screen shows `sign-in` as `Sign in`.
  'audit-trail': ({ actorId, actor, address, rowTitle, action }: Row) => [
    ...(actorId ? [actor, address] : []),
    rowTitle,
    action,
    String(action).replaceAll('-', ' '),
  ],
} satisfies Record<string, (row: Row) => unknown[]>

export type SearchedCollection = keyof typeof searched

export const isSearched = (slug: string): slug is SearchedCollection =>
  Object.hasOwn(searched, slug)

export const searchedCollections = Object.keys(searched).filter(isSearched)

/** The `searchText` of a row: its searched texts, joined by a character that cannot be typed. */
export const searchTextOf = (collection: SearchedCollection, row: Row): string =>
  searchable(
    searched[collection](row)
      .filter((value) => typeof value === 'string')
      .join('\u001f'),
  )

export const writingSearchTexts =
  'Writing what searches look in, without accents. This takes up to 20 seconds for 100,000 rows.'
