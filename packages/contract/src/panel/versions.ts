export const versionMessages = {
  restoredAsDraft: 'Restored as a draft. Visitors see it once you publish it.',
  restoredAndPublished: 'Restored and published. Visitors see it now.',
  savedByOthers:
    'Somebody has saved this since you opened it. What you typed is kept in this browser: load the page again to see what was saved and to restore yours.',
  whatVisitorsSee:
    'If this version was published, visitors see it at once, in place of what they see now. If it was a draft, it becomes the draft, and visitors see it once you publish it.',
  whatVisitorsSeeOrDraft:
    'If you restore it as a draft, or it was one, visitors see it once you publish it. Otherwise they see it at once, in place of what they see now.',
  notRestored:
    'This version was not restored. Something that visitors must see may be missing in it, such as a picture that was deleted.',
} as const
