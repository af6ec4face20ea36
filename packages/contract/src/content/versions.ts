/** What editors read about the versions of a text, before and after one is restored. */
export const versionMessages = {
  restoredAsDraft: 'Restored as a draft. Visitors see it once you publish it.',
  restoredAndPublished: 'Restored and published. Visitors see it now.',
  draftKeepsPublished:
    'This version becomes the draft. Visitors go on seeing what is published until you publish the draft.',
  draftStaysUnseen:
    'This version becomes the draft. Visitors see nothing of it until you publish it.',
  published: (by: string, ago: string) => `Published${by && ` by ${by}`}, ${ago}`,
  draftSaved: (by: string, ago: string) => `Draft saved${by && ` by ${by}`}, ${ago}`,
  goesLive: 'Visitors will see this version at once, in place of what they see now.',
} as const
