import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody'

export const serverWritten = {
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
} as const satisfies Partial<CollectionConfig>
