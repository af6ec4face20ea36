/** An event as a file describes it, not yet validated. */
export interface FileRow {
  /** Its position in the file as shown to editors: `Line 4`, `Event 3`. */
  place: string
  /** The id of a stored event, if the file names one. */
  id?: string | undefined
  values: Partial<Record<'title' | 'start' | 'end' | 'type' | 'audience' | 'tooltip', string>>
  /** Why it cannot be imported, whatever its values are. */
  problem?: string | undefined
}

export interface FileContent {
  rows: FileRow[]
  /** Columns that are not used. */
  ignoredColumns: string[]
}
