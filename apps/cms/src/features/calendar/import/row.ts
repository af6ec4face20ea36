import { APIError } from 'payload'

/** An event as it stands in a file, before anything in it has been checked. */
export interface FileRow {
  /** Where it stands, as an editor looks for it: `Line 4`, `Event 3`. */
  place: string
  /** The id of one of our own events, where the file names one. */
  id?: string | undefined
  values: Partial<Record<'title' | 'start' | 'end' | 'type' | 'tooltip', string>>
  /** Why it cannot be taken whatever its values are. */
  problem?: string | undefined
}

/** What a file holds. */
export interface FileContent {
  rows: FileRow[]
  /** Columns that mean nothing here. */
  ignoredColumns: string[]
}

/** A file that cannot be taken as a whole; the sentence is for the editor. */
export const refuseFile = (message: string, status = 400) =>
  new APIError(message, status, null, true)
