export const daysInTrash = 30

export const trashMessages = {
  readOnly: 'What is in the trash can only be restored or deleted.',
  portraitInUse: (name: string) =>
    `This is the portrait of ${name}. Choose another one there first.`,
  pictureInTrash: (alt: string) =>
    `The picture “${alt}” is in the trash. Restore it there, or choose another one.`,
  pictureGone: 'This picture was deleted. Choose another one.',
  portraitInTrash: (name: string) =>
    `This is the portrait of ${name}, who is in the trash. Restore or delete them first.`,
} as const
