import { plural } from '../base/plural'
import { everyone } from '../team/assignee'
import { accents } from './accents'
import { weekStarts } from './week'

/** Hours of a clock: with AM and PM, or without. */
export const clocks = [12, 24] as const

export type Clock = (typeof clocks)[number]

export const settingsLimits = {
  teams: 12,
  audiences: 6,
  row: 40,
  currencyWord: 20,
  /** Of both terms together: the thirteenth is the first month again, a year later. */
  months: 13,
  /** The picture of a mark, in bytes. */
  mark: 2_000_000,
} as const

const { teams: maxTeams, audiences: maxAudiences, months: maxMonths } = settingsLimits

/** `3 members, 2 to-dos and 1 meeting`; what is 0 is left out. */
const countsText = (counts: Record<string, number>) =>
  new Intl.ListFormat('en-GB').format(
    Object.entries(counts).flatMap(([noun, count]) => (count > 0 ? plural(count, noun) : [])),
  )

/** How much a team still has that must be moved before it can be left out. */
export interface TeamUse {
  members: number
  todos: number
  meetings: number
}

export const settingsMessages = {
  saved: 'Settings saved.',
  markSaved: 'Mark saved.',
  markRemoved: 'Mark removed.',
  sampleRemoved: 'Sample removed.',
  name: 'Please enter a name.',
  nameTwice: 'Each name can be listed only once.',
  comma: 'A name cannot have a comma.',
  everyone: `${everyone} is not a team: it stands for all of them.`,
  fewestTeams: 'Name at least one team.',
  mostTeams: `There can be at most ${maxTeams} teams.`,
  mostAudiences: `There can be at most ${maxAudiences} groups of students.`,
  unknownRow: 'This row does not exist. Leave out its _id to add it.',
  rowTwice: 'This row is already in the list.',
  tagline: 'Please enter a sentence.',
  contactEmail: 'Please enter an e-mail address.',
  codeUrl: 'Enter a web address that begins with https://.',
  month: 'Choose a month from 1 to 12.',
  termGap: 'The second term must begin in the month after the first.',
  termsTooLong: `Both terms together can have at most ${maxMonths} months.`,
  currencyCode: 'Enter a code of ISO 4217, such as PHP or EUR.',
  currencyWord: 'Please enter the word for the currency.',
  cents: 'Please say whether fees have cents.',
  noCents: 'This currency has no cents.',
  feesHaveCents: 'Some fees have cents. Make them whole first.',
  week: `Choose one of ${weekStarts.join(', ')}.`,
  clock: `Choose ${clocks.join(' or ')}.`,
  accent: `Choose one of ${accents.join(', ')}.`,
  letter: 'Choose one letter or digit.',
  linksFor: 'Enter a whole number from 0, or null for everybody.',
  picture: 'Choose a picture.',
  largePicture: `Choose a picture of at most ${settingsLimits.mark / 1_000_000} MB.`,
  parts: 'Choose what to remove.',
  list: 'Send a list.',
  teamInUse: (name: string, { members, todos, meetings }: TeamUse): string =>
    `${name} has ${countsText({ member: members, 'to-do': todos, meeting: meetings })}. Move them first.`,
  audienceInUse: (name: string, events: number): string =>
    `${name} has ${countsText({ event: events })}. Move them first.`,
} as const
