export const versionMessages = {
  restoredAsDraft: 'Restored as a draft. Visitors see it once you publish it.',
  restoredAndPublished: 'Restored and published. Visitors see it now.',
  restoredAsDraftFor: (problems: string) =>
    `Restored as a draft, which visitors do not see: ${problems}`,
  savedByOthers:
    'Somebody has saved this since you opened it, or it was published or unpublished as scheduled. What you typed is kept in this browser: load the page again to see what is saved and to restore yours.',
  whatVisitorsSee:
    'If this version was published, visitors see it at once. If it was a draft, or a required field is empty in it, it becomes the draft: visitors see it once you publish it.',
  whatVisitorsSeeOrDraft:
    'If this version was published, visitors see it at once, unless you restore it as a draft. If it was a draft, or a required field is empty in it, visitors see it once you publish it.',
  afterUnpublish:
    'Visitors no longer see it: a page says that its text is still to come, the home page shows no sentence of it, and a person or an event disappears from the site. The text stays here as a draft.',
  afterRevert: 'The form shows again what visitors see. What the draft said stays in Versions.',
  notRestored: 'This version was not restored. Please try again.',
} as const
