import type { PayloadRequest } from 'payload'

const restoring = 'a version is restored'
const unpublishing = 'a document is unpublished'
const formOf = 'the time of the change that a form shows'
const unrecorded = 'the audit trail tells nothing of it'

/** Lets later hooks recognise a restore, which Payload describes to them as an update. */
export const markRestore = ({ context }: PayloadRequest): void => {
  context[restoring] = true
}

export const isRestore = ({ context }: PayloadRequest): boolean => context[restoring] === true

/** Lets later hooks tell that a document is unpublished from the saving of a draft. */
export const markUnpublish = ({ context }: PayloadRequest): void => {
  context[unpublishing] = true
}

export const isUnpublish = ({ context }: PayloadRequest): boolean => context[unpublishing] === true

/** Remembers which change of a document the form shows that is being saved, if a form is. */
export const markForm = ({ context }: PayloadRequest, updatedAt: unknown): void => {
  context[formOf] = updatedAt
}

/** The ISO time of the change that the form shows, `undefined` where no form is saved. */
export const shownChange = ({ context }: PayloadRequest): string | undefined => {
  const updatedAt = context[formOf]
  return typeof updatedAt === 'string' ? updatedAt : undefined
}

/** The context of what the audit trail leaves out: the first content of an empty database. */
export const withoutRecording = () => ({ [unrecorded]: true })

export const isUnrecorded = ({ context }: PayloadRequest): boolean => context[unrecorded] === true
