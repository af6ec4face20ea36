import * as z from 'zod/mini'
import { plural } from '../base/plural'
import { member } from '../procedure-builders'

/** What needs a member, with the path of the page where the member can act. */
export const attentionItem = z.object({ key: z.string(), text: z.string(), href: z.string() })

export type AttentionItem = z.infer<typeof attentionItem>

/** The hash that opens the records page at those waiting for an admin's decision. */
export const decisionsHash = '#decisions'

const counted = (count: number, noun: string) => (count === 0 ? [] : [plural(count, noun)])

/** The texts of the items; dates are passed as words. */
export const attentionMessages = {
  decisions: (excuses: number, disputes: number): string => {
    const parts = [...counted(excuses, 'excuse'), ...counted(disputes, 'dispute')]
    return `${parts.join(' and ')} ${excuses + disputes === 1 ? 'waits' : 'wait'} for a decision.`
  },
  sample: 'This site still shows the sample team.',
  address: 'Add your e-mail address, so that reminders reach you.',
  rules: 'Read the team rules.',
  oneAdmin: 'Only one admin can sign in. Invite a second.',
  alikeNames: (name: string): string => `Two members are called ${name}. Rename one of them.`,
  noBackup: 'No backup has been made yet.',
  failedBackup: (since: string, reason: string): string =>
    `No backup could be made since ${since}: ${reason}`,
  oldBackup: (days: number): string => `The last backup is ${days} days old.`,
  refusedMail: (since: string): string => `Mail has been refused since ${since}.`,
  calendarEnd: (last: string): string => `The calendar has no dates after ${last}.`,
  unusedInvite: (username: string): string => `${username} has not used the invite link.`,
  returnedResult: (title: string): string => `${title} came back: see the note.`,
} as const

export const attentionContract = {
  list: member
    .get('/attention', 'What needs the caller, the first five')
    .output(z.array(attentionItem)),
}
