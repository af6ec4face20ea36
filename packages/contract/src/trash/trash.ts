export const daysInTrash = 30

export const trashMessages = {
  readOnly: 'What is in the trash can only be restored or deleted.',
  portraitInUse: (name: string) =>
    `This is the portrait of ${name}. Choose another one there first.`,
  portraitInTrash: (name: string) =>
    `This is the portrait of ${name}, who is in the trash. Restore or delete them first.`,
} as const
