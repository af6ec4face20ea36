import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody'

/** A collection of facts that only the server writes and reads. */
export const serverWritten = {
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
} as const satisfies Partial<CollectionConfig>
