export const unpublishMessages = {
  /** Payload's panel forgets the list's filter when everything on all pages is selected. */
  pageByPage: 'Choose the entries page by page: this would unpublish everything.',
} as const
