import type { Where } from 'payload'

/** The documents that are not in the trash; reads past Payload's operations must ask for them. */
export const outsideTrash: Where = { deletedAt: { exists: false } }

export const inTrash: Where = { deletedAt: { exists: true } }
