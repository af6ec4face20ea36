import { daysInTrash } from '@tropa/contract/trash/trash'
import { versionMessages } from '@tropa/contract/panel/versions'

/** Replaces texts of Payload that would be wrong here, such as that unsaved changes are lost, or that name Payload. */
export const panelSentences = {
  general: {
    aboutToPermanentlyDelete:
      'This deletes the {{label}} <1>{{title}}</1> permanently. Nobody can bring it back.',
    aboutToPermanentlyDeleteTrash:
      'This deletes <0>{{count}}</0> <1>{{label}}</1> permanently. Nobody can bring them back.',
    aboutToRestoreAsDraft:
      'This restores the {{label}} <1>{{title}}</1> as a draft, which visitors do not see yet.',
    aboutToRestoreAsDraftCount:
      'This restores {{count}} {{label}} as drafts, which visitors do not see yet.',
    aboutToTrash: `This moves the {{label}} <1>{{title}}</1> to the trash. It can be restored for ${daysInTrash} days.`,
    aboutToTrashCount: `This moves {{count}} {{label}} to the trash. They can be restored for ${daysInTrash} days.`,
    deletePermanently: 'Delete permanently instead',
    documentIsTrashed: 'This {{label}} is in the trash. Restore it to change it.',
    permanentlyDelete: 'Delete permanently',
    permanentlyDeletedCountSuccessfully: 'Deleted {{count}} {{label}} permanently.',
    restoreAsPublished: 'Publish at once, for visitors to see',
    anotherUserTakenOver:
      'Somebody else has taken over editing this. What you typed is kept in this browser and offered to you when you return.',
    changesNotSaved:
      'Your changes are not saved. Except for those of a picture, they are kept in this browser and offered to you when you return.',
    payloadSettings: 'Your settings',
    untitled: 'Without a title',
    currentlyEditing:
      'is editing this. If you take over, they cannot go on; what they typed and did not save stays in their browser.',
  },
  version: {
    aboutToRestore: versionMessages.whatVisitorsSeeOrDraft,
    aboutToRestoreGlobal: versionMessages.whatVisitorsSee,
    confirmVersionRestoration: 'Restore this version?',
    problemRestoringVersion: versionMessages.notRestored,
  },
}
