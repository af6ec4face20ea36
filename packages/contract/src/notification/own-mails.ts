import { addDays, type CalendarDate } from '../base/calendar-date'
import { mediumDate } from '../base/day-text'
import { oneLine } from '../base/one-line'
import { plural } from '../base/plural'
import type { SubjectKind } from '../base/subject'
import { mailLink } from '../member/login-address'
import type { UserType } from '../member/member'
import { ownPaths } from '../pages'
import type { MailText } from './mails'
import { newsADay, notificationLabels, type NewsKind, type Notification } from './notifications'

/** `Due tomorrow: Draft chapter 4`, or with the date where it is later. */
export const dueLine = (title: string, deadline: CalendarDate, today: CalendarDate): string => {
  const when = deadline === addDays(today, 1) ? 'tomorrow' : `on ${mediumDate(deadline)}`
  return `Due ${when}: ${oneLine(title)}`
}

/** @param when - by the team's clock: `Nov 24, 2026, 9:00 AM` */
export const meetingLine = (title: string, when: string): string =>
  `Meeting on ${when}: ${oneLine(title)}`

const happened: Record<SubjectKind, Record<NewsKind, string>> = {
  todo: { new: 'New to-do', changed: 'To-do changed', off: 'To-do called off' },
  meeting: { new: 'Meeting', changed: 'Meeting moved', off: 'Meeting called off' },
}

/** @param when - left out for what was called off */
export const newsLine = (kind: SubjectKind, what: NewsKind, title: string, when = ''): string =>
  `${happened[kind][what]}: ${oneLine(title)}${when && ` (${when})`}`

/** The line for a to-do or a meeting that is now for other teams. */
export const noLongerLine = (title: string): string => `No longer for you: ${oneLine(title)}`

const subjects: Record<Notification, { one: string; several: (things: string) => string }> = {
  news: { one: '', several: (things) => `${things} are new` },
  reminders: { one: '', several: (things) => `Coming up: ${things}` },
  summary: { one: 'Your week: ', several: (things) => `Your week: ${things}` },
}

const often: Record<Notification, string> = {
  news: 'What comes within five minutes is one mail.',
  reminders: 'It comes at most once a day.',
  summary: 'It comes on Sundays.',
}

interface OwnMailRecipient {
  userType: UserType
  publicUrl: string
  /** The link that switches these mails off without signing in. */
  unsubscribe: string
  /** Whether no more such mails come today. */
  isLast?: boolean
}

/** A mail that is sent to a member automatically. A single line is also its subject. */
export const ownMail = (
  kind: Notification,
  lines: readonly string[],
  { userType, publicUrl, unsubscribe, isLast = false }: OwnMailRecipient,
): MailText => {
  const { one, several } = subjects[kind]
  const last = `This is the last of ${newsADay} such mails today. Anything else new today appears only in the members’ area.`
  return {
    subject: lines.length === 1 ? `${one}${lines.join()}` : several(plural(lines.length, 'thing')),
    paragraphs: [
      lines.join('\n'),
      ...(isLast ? [last] : []),
      mailLink(publicUrl, ownPaths[userType].home),
      `You get this mail because “${notificationLabels[kind]}” is on in your profile. ${often[kind]} Switch it off without logging in:\n${unsubscribe}`,
    ],
  }
}
