import type { PayloadRequest } from 'payload'

/** What our hooks tell later ones of the same request. */
interface Marks {
  /** A version is restored, which Payload describes as an update. */
  isRestore?: boolean
  /** A document is unpublished, which looks like the saving of a draft. */
  isUnpublish?: boolean
  /** The time of the change that the form shows which is being saved. */
  shownChange?: unknown
  /** The picture as it is stored. */
  picture?: Buffer | undefined
  /** The audit trail leaves it out: the first content of an empty database. */
  isUnrecorded?: boolean
}

export const marksOf = ({ context }: PayloadRequest): Marks => context
