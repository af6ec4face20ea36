import type { ActivityLog } from '@tropa/contract/activity-log/activity-log'
import type { Pagination } from '@tropa/contract/base/pagination'
import type { Readable } from 'node:stream'
import type { DataFromCollectionSlug, FlattenedField, Payload } from 'payload'

// What features ask of a database, as far as the two engines answer in different ways.

type Acknowledgement = DataFromCollectionSlug<'acknowledgements'>

/** An acknowledgement with the id of its to-do. */
export type StoredAcknowledgement = { todo: string } & Pick<
  Acknowledgement,
  'memberId' | 'username' | 'version' | 'acknowledgedAt'
>

export interface VersionedTodo {
  todo: { _id: string }
  version: number
  askedVersion: number
}

export interface Attempt<Todo extends VersionedTodo> {
  /** The to-do as it was after the member asked. */
  found: Todo
  find: () => Promise<Todo | undefined>
  /** Whether the to-do is still what the member has read, and active. */
  isRead: (todo: Todo) => boolean
  /** The version that the member has read; the current one if absent. */
  version?: number | undefined
  /** The first deadline of an active to-do, as it is stored. */
  since: string
  member: { id: string; username: string }
}

/** The version that was stored, if one was, and the to-do as it was afterwards. */
export interface Outcome<Todo> {
  stored?: number | undefined
  present: Todo | undefined
}

export interface NewSession {
  id: string
  createdAt: Date
  expiresAt: Date
}

/**
 * A member as they were when their right to a session was checked. The epoch changes when a member is blocked and
 * unblocked, although the hash stays the same.
 */
export type CheckedMember = Pick<
  DataFromCollectionSlug<'members'>,
  'id' | 'username' | 'hash' | 'sessionEpoch' | 'secondFactorSecret'
>

export interface FoundLogs {
  logs: ActivityLog[]
  pagination: Pagination
}

export interface LogContext {
  payload: Payload
  /** Caches a number until a log is written. */
  readCached: (key: string, read: () => Promise<number>) => Promise<number>
}

/** The fields of a stored document, without its id. */
export type Fields = Readonly<Record<string, unknown>>

/** What a migration changes in a document of a collection. */
export type ChangeDocument = (fields: Fields, collection: string) => Fields

/** A document as both engines store it: JSON, with its id as a string and its times in ISO 8601. */
export type StoredDocument = Record<string, unknown> & { id: string }

/** One set of stored documents: those of a collection, a global, or the drafts of either. */
export interface DocumentSet {
  kind: 'documents' | 'versions' | 'globals' | 'global-versions'
  slug: string
  /** Its name in the manifest, and the folder of its entries. */
  key: string
  fields: FlattenedField[]
}

/** Writes documents of a set in a transaction. Payload's own methods would give them new ids and times. */
export type WriteDocuments = (set: DocumentSet, docs: StoredDocument[]) => Promise<void>

export interface StoredPicture {
  /** In bytes. */
  size: number
  /** Differs whenever the content differs. */
  version: string
  changedAt: Date
}

export interface PictureStore {
  names: () => Promise<string[]>
  find: (name: string) => Promise<StoredPicture | undefined>
  read: (name: string) => Readable
  /** Stores the whole file or nothing, and replaces one of the same name. */
  write: (name: string, content: Readable) => Promise<void>
  remove: (name: string) => Promise<void>
}
