import type { PayloadRequest } from 'payload'

/** What our hooks pass on to later ones of the same request. */
interface Marks {
  /** A version is restored, which Payload describes as an update. */
  isRestore?: boolean
  /** A document is unpublished, which looks like the saving of a draft. */
  isUnpublish?: boolean
  /** The `updatedAt` in the form that is being saved, which tells the last change that it shows. */
  shownChange?: unknown
  /** Only the status of a document is written. */
  namesNoField?: boolean
  /** The picture as it is stored. */
  picture?: Buffer | undefined
  /** Leaves the writes out of the audit trail, as for the first content of an empty database. */
  isUnrecorded?: boolean
}

export const marksOf = ({ context }: PayloadRequest): Marks => context
