import type { CollectionConfig, GlobalConfig } from 'payload'

/** Whether the documents of a collection or global have drafts and versions. */
export const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
