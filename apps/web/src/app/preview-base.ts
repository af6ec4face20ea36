/** Where an editor sees the pages with their drafts. */
export const previewBase = '/preview'
