import { addDays, type CalendarDate } from '../base/calendar-date'
import { mediumDate } from '../base/day-text'
import { oneLine } from '../base/one-line'
import { plural } from '../base/plural'
import type { SubjectKind } from '../base/subject'
import { loginAddress } from '../member/login-address'
import type { UserType } from '../member/member'
import { ownPaths } from '../pages'
import type { MailText } from './mails'
import { newsADay, notificationLabels, type NewsKind, type Notification } from './notifications'

export interface WeekRecipient {
  userType: UserType
  publicUrl: string
  /** Switches these mails off without signing in. */
  unsubscribe: string
}

const often: Record<Notification, string> = {
  news: 'What comes within five minutes is one mail.',
  reminders: 'It comes at most once a day.',
  summary: 'It comes on Sundays.',
}

/** A mail that a member gets by itself: one line alone is its subject, too. */
const linesMail = (
  kind: Notification,
  lines: readonly string[],
  several: string,
  { userType, publicUrl, unsubscribe }: WeekRecipient,
  more: readonly string[] = [],
): MailText => {
  const [first = ''] = lines
  const alone = kind === 'summary' ? `Your week: ${first}` : first
  return {
    subject: lines.length === 1 ? alone : several,
    paragraphs: [
      lines.join('\n'),
      ...more,
      `${publicUrl}${loginAddress(ownPaths[userType].home)}`,
      `You get this mail because “${notificationLabels[kind]}” is on in your profile. ${often[kind]} Switch it off without logging in:\n${unsubscribe}`,
    ],
  }
}

/** `Due tomorrow: Draft chapter 4`, or with the date where it is later. */
export const dueLine = (title: string, deadline: CalendarDate, today: CalendarDate): string => {
  const when = deadline === addDays(today, 1) ? 'tomorrow' : `on ${mediumDate(deadline)}`
  return `Due ${when}: ${oneLine(title)}`
}

/** @param when - by the team's clock: `Nov 24, 2026, 9:00 AM` */
export const meetingLine = (title: string, when: string): string =>
  `Meeting on ${when}: ${oneLine(title)}`

export const remindersMail = (lines: readonly string[], recipient: WeekRecipient): MailText =>
  linesMail('reminders', lines, `Coming up: ${plural(lines.length, 'thing')}`, recipient)

export const summaryMail = (lines: readonly string[], recipient: WeekRecipient): MailText =>
  linesMail('summary', lines, `Your week: ${plural(lines.length, 'thing')}`, recipient)

const happened: Record<SubjectKind, Record<NewsKind, string>> = {
  todo: { new: 'New task', changed: 'Task changed', off: 'Task called off' },
  meeting: { new: 'Meeting', changed: 'Meeting moved', off: 'Meeting called off' },
}

/** @param when - nothing of what was called off */
export const newsLine = (kind: SubjectKind, what: NewsKind, title: string, when = ''): string =>
  `${happened[kind][what]}: ${oneLine(title)}${when && ` (${when})`}`

export const newsMail = (
  lines: readonly string[],
  isLast: boolean,
  recipient: WeekRecipient,
): MailText => {
  const last = `This is the last of ${newsADay} such mails today. What else is new today stands in the members’ area only.`
  const several = `${plural(lines.length, 'thing')} are new`
  return linesMail('news', lines, several, recipient, isLast ? [last] : [])
}
