export const versionMessages = {
  restoredAsDraft: 'Restored as a draft. Visitors see it once you publish it.',
  restoredAndPublished: 'Restored and published. Visitors see it now.',
  restoredAsDraftFor: (problems: string) =>
    `Restored as a draft, which visitors do not see: ${problems}`,
  savedByOthers:
    'Somebody has saved this since you opened it, or it was published or unpublished as scheduled. What you typed is kept in this browser: load the page again to see what is saved and to restore yours.',
  whatVisitorsSee:
    'If this version was published, visitors see it at once, instead of what they see now. If it was a draft, or a required field is empty in it, it becomes the draft: visitors see it once you publish it. What it replaces stays in Versions.',
  whatVisitorsSeeOrDraft:
    'If this version was published, “Restore this version” shows it to visitors at once, instead of what they see now. “Restore as draft”, and a version that was a draft or in which a required field is empty, leaves what they see until you publish. What it replaces stays in Versions.',
  afterUnpublish:
    'Visitors no longer see it: a page says that its text is still to come, the home page shows no sentence of it, and a person or an event disappears from the site. The text stays here as a draft.',
  afterRevert:
    'The form shows again what visitors see. What the draft said stays in Versions, also what somebody else has saved since you opened it.',
  locked: 'Somebody else is editing this. Try again when they have finished.',
  notRestored:
    'This version was not restored. If somebody else is editing this, try again when they have finished.',
} as const
