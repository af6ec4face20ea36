export const unpublishMessages = {
  /** Payload's panel forgets the filter of the list where everything on all pages is selected. */
  pageByPage: 'Choose the entries page by page: this would unpublish everything.',
} as const
