export const versionMessages = {
  restoredAsDraft: 'Restored as a draft. Visitors see it once you publish it.',
  restoredAndPublished: 'Restored and published. Visitors see it now.',
  restoredAsDraftFor: (problems: string) =>
    `Restored as a draft, which visitors do not see: ${problems}`,
  savedByOthers:
    'Somebody has saved this since you opened it. What you typed is kept in this browser: load the page again to see what was saved and to restore yours.',
  whatVisitorsSee:
    'If this version was published, visitors see it at once, in place of what they see now, unless something is missing in it. If it was a draft, it becomes the draft, and visitors see it once you publish it.',
  whatVisitorsSeeOrDraft:
    'If you restore it as a draft, or it was one, visitors see it once you publish it. Otherwise they see it at once, in place of what they see now, unless something is missing in it.',
  afterUnpublish:
    'Visitors no longer see it: a page says that its text is still to come, the home page leaves its sentence out, and a person or an event disappears. The text stays here as a draft.',
  afterRevert: 'The form shows again what visitors see. What the draft said stays in Versions.',
  notRestored: 'This version was not restored. Please try again.',
} as const
