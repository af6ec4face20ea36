export const scheduleMessages = {
  goesLive: (when: string) => `Goes live on ${when}`,
  comesOff: (when: string) => `Comes off the site on ${when}`,
  didNotGoLive: (when: string, reason: string) => `Did not go live on ${when}. ${reason}`,
  didNotComeOff: (when: string, reason: string) =>
    `Did not come off the site on ${when}. ${reason}`,
  newestDraft: 'What is saved by then goes live, also what somebody saves in the meantime.',
  savedFirst: 'What you typed and did not save is saved as a draft first.',
  notSaved: 'What you typed could not be saved as a draft, so nothing is scheduled.',
  nothingToPublish: 'Nothing can go live: visitors see the newest text already.',
  choiceMissing: 'Please choose what happens.',
  timeMissing: 'Please choose a day and a time.',
  timePassed: 'This time has passed. Please choose a later one.',
  already: 'This is scheduled for that time already.',
  underWay: 'This is being carried out now and can no longer be cancelled.',
  settled:
    'This is no longer scheduled: it was carried out, cancelled or dismissed. Load the page again to see what visitors see.',
  scheduled: 'Scheduled.',
  cancelled: 'Cancelled.',
  dismissed: 'Dismissed.',
  notNow: 'That did not work. Please try again.',
  inTrash: 'It is in the trash.',
  gone: 'It no longer exists.',
  schedulerGone: 'Who scheduled it is no longer a member. Please schedule it again.',
  mayNotPublish: (name: string) => `${name} may no longer publish. Please schedule it again.`,
  invalid: (problems: string) => `Please correct this and publish it: ${problems}`,
  unknown: 'Something went wrong on the server. Please publish it by hand.',
} as const

/** Why an editor's request was refused; empty if it was carried out. */
export interface ScheduleRefusal {
  problem?: string
}
