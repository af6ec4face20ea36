/** How many days a document that was moved to the trash can be restored, before it is deleted. */
export const daysInTrash = 30

/** What editors and admins read about the trash. */
export const trashMessages = {
  readOnly: 'What is in the trash can only be restored or deleted.',
  portraitInUse: (name: string) =>
    `This is the portrait of ${name}. Choose another one there first.`,
  portraitInTrash: (name: string) =>
    `This is the portrait of ${name}, who is in the trash. Restore or delete them first.`,
} as const
