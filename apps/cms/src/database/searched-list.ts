/** A collection with a `searchText`, shown as a list in pages. */
export interface SearchedList<Row> {
  collection: 'activity-logs' | 'records'
  /** The date field that the list is sorted by. */
  newest: keyof Row & string
  fields: readonly (keyof Row & string)[]
}

export interface PageOfRows<Row> {
  rows: Row[]
  total: number
}
