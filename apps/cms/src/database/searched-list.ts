/** A collection with a `searchText`, shown as a list in pages. */
export interface SearchedList<Row> {
  collection: 'activity-logs' | 'records'
  /** The date field that the list is sorted by. */
  newest: keyof Row & string
  fields: readonly (keyof Row & string)[]
  /** Fields that hold the id of another document, or nothing. */
  links?: readonly (keyof Row & string)[]
  /** Whether its documents can be in the trash, where the list leaves them out. */
  hasTrash: boolean
}
