/** The path under which editors see the site with its drafts. */
export const previewBase = '/preview'
