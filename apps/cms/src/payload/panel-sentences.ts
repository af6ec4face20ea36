import { daysInTrash } from '@tropa/contract/trash/trash'
import { versionMessages } from '@tropa/contract/panel/versions'

/** Replaces texts of Payload that would be wrong here, such as that unsaved changes are lost, or that name Payload. */
export const panelSentences = {
  general: {
    aboutToPermanentlyDelete:
      'This deletes the {{label}} “<1>{{title}}</1>” permanently. This cannot be undone.',
    aboutToPermanentlyDeleteTrash:
      'This deletes <0>{{count}}</0> <1>{{label}}</1> permanently. This cannot be undone.',
    aboutToRestore: 'This restores the {{label}} “<1>{{title}}</1>”.',
    aboutToRestoreCount: 'This restores {{count}} {{label}}.',
    aboutToRestoreAsDraft:
      'This restores the {{label}} “<1>{{title}}</1>”: as a draft, which visitors do not see, unless you publish at once.',
    aboutToRestoreAsDraftCount:
      'This restores {{count}} {{label}}. Visitors do not see what is restored, unless you publish at once.',
    // Payload has one sentence and one button for both; `delete-dialog.css` shows the part that is true.
    aboutToTrash: `<1>This moves the {{label}} “{{title}}” to the trash. It can be restored for ${daysInTrash} days.</1><1>This deletes the {{label}} “{{title}}” permanently. This cannot be undone.</1>`,
    // Payload shows one sentence, whether the box is ticked or not.
    aboutToTrashCount: `This moves {{count}} {{label}} to the trash. What is there can be restored for ${daysInTrash} days. With the tick below, it deletes permanently instead.`,
    deletePermanently: 'Delete permanently instead. This cannot be undone.',
    documentIsTrashed: 'This {{label}} is in the trash. Restore it to change it.',
    permanentlyDelete: 'Delete permanently',
    permanentlyDeletedCountSuccessfully: 'Deleted permanently: {{count}}.',
    restoredCountSuccessfully: 'Restored {{count}} {{label}}.',
    documentOutOfDate:
      'This was saved elsewhere since you opened it, or published or unpublished as scheduled. What you typed is kept and offered to you once you reload.',
    successfullyCreated: 'The {{label}} was successfully created.',
    successfullyDuplicated: 'A copy of the {{label}} was made.',
    titleDeleted: 'The {{label}} "{{title}}" was successfully deleted.',
    titleRestored: 'The {{label}} "{{title}}" was successfully restored.',
    titleTrashed: 'The {{label}} "{{title}}" was moved to the trash.',
    updatedCountSuccessfully: 'Changed {{count}} {{label}}.',
    and: 'and',
    or: 'or',
    true: 'Yes',
    false: 'No',
    createdAt: 'Created',
    deletedAt: 'Moved to the trash',
    updatedAt: 'Changed',
    lastModified: 'Changed',
    noResultsFound: 'Nothing found.',
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
  validation: {
    requiresAtLeast: 'This field needs at least {{count}}.',
    requiresNoMoreThan: 'This field takes at most {{count}}.',
    shorterThanMax: 'This field takes at most {{maxLength}} characters.',
  },
  version: {
    aboutToPublishSelection: 'Publish the selected {{label}}? Visitors see them at once.',
    aboutToUnpublishSelection: 'Unpublish the selected {{label}}? Visitors no longer see them.',
    aboutToUnpublish: versionMessages.afterUnpublish,
    aboutToRevertToPublished: versionMessages.afterRevert,
    confirmPublish: 'Publish?',
    confirmRevertToSaved: 'Discard the draft?',
    confirmUnpublish: 'Unpublish?',
    modifiedOnly: 'Only what differs',
    aboutToRestore: versionMessages.whatVisitorsSeeOrDraft,
    aboutToRestoreGlobal: versionMessages.whatVisitorsSee,
    confirmVersionRestoration: 'Restore this version?',
    problemRestoringVersion: versionMessages.notRestored,
  },
}
