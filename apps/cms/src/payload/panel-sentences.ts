/** Replaces texts of Payload that would be wrong here, such as that unsaved changes are lost, or that name Payload. */
export const panelSentences = {
  general: {
    anotherUserTakenOver:
      'Somebody else has taken over editing this. What you typed is kept in this browser and offered to you when you return.',
    changesNotSaved:
      'Your changes are not saved. They are kept in this browser and offered to you when you return.',
    payloadSettings: 'Your settings',
    untitled: 'Without a title',
    currentlyEditing:
      'is editing this. If you take over, they cannot go on; what they typed and did not save stays in their browser.',
  },
}
