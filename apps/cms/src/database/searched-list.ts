/** A collection whose rows hold a `searchText`, as a list that is shown in pages. */
export interface SearchedList<Row> {
  collection: 'activity-logs' | 'records'
  /** The field that says how new a row is. */
  newest: keyof Row & string
  /** The fields that are shown. */
  fields: readonly (keyof Row & string)[]
}

/** Some rows of a list, newest first, and how many there are in all. */
export interface PageOfRows<Row> {
  rows: Row[]
  total: number
}
