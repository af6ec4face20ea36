import { plural } from '../base/plural'

const recordWords = { settled: 'Settled', upheld: 'Upheld', withdrawn: 'Withdrew' } as const

const excuseWords = { accepted: 'Accepted', declined: 'Declined' } as const

/** The descriptions of the entries that the server writes itself. */
export const activityText = {
  recordDecided: (state: keyof typeof recordWords, name: string, violation: string): string =>
    `${recordWords[state]} the record of ${name}: ${violation}`,
  excuseDecided: (decision: keyof typeof excuseWords, name: string, title: string): string =>
    `${excuseWords[decision]} the excuse of ${name} for ${title}`,
  rollCallClosed: (title: string, records: number): string =>
    `Closed the roll call of ${title} with ${plural(records, 'record')}`,
  reminded: (title: string, members: number): string =>
    `Reminded ${plural(members, 'member')} of ${title}`,
} as const
