import type { ExcuseDecision } from '../excuse/excuse'
import type { InquiryForm } from '../inquiry/inquiry'
import { decisionsHash } from '../attention/attention'
import { confirmHours, inviteHours, resetLinkHours } from '../member/link-hours'
import { type Limit, oneBelowText } from '../rules/limits'
import type { UserType } from '../member/member'
import { oneLine } from '../base/one-line'
import { plural } from '../base/plural'
import { ownPaths, paths } from '../pages'
import { mailLink } from '../member/login-address'
import type { RecordDecision } from '../record/decision'
import { mediumDate, monthAndDay } from '../base/day-text'
import type { Todo } from '../todo/todo'

export interface MailText {
  subject: string
  /** The last one says why the mail came. */
  paragraphs: string[]
}

/** Which team a mail comes from: a member may be in several. */
export interface MailTeam {
  name: string
  publicUrl: string
}

const signature = ({ name, publicUrl }: MailTeam) => `${oneLine(name)}\n${publicUrl}`

export const memberMailText = (
  username: string,
  paragraphs: readonly string[],
  team: MailTeam,
): string => [`Hello @${username},`, ...paragraphs, signature(team)].join('\n\n')

export const teamMailText = (paragraphs: readonly string[], team: MailTeam): string =>
  [...paragraphs, signature(team)].join('\n\n')

/**
 * Tells the team of a new inquiry.
 *
 * @param url - the list of inquiries
 */
export const inquiryMail = (
  { name, category, email, desc }: InquiryForm,
  url: string,
): MailText => ({
  subject: `New inquiry from ${oneLine(name)}: ${oneLine(category)}`,
  paragraphs: [
    `${oneLine(name)} <${email}> wrote about “${oneLine(category)}”:`,
    desc,
    `Answer this mail to answer ${oneLine(name)}. Then say in the members’ area that it is answered:\n${url}`,
  ],
})

interface InviteFacts {
  /** The team's name. */
  name: string
  /** The username of the admin who did it, where that is known. */
  sender: string | undefined
}

const senderText = (sender: string | undefined) =>
  sender === undefined ? 'An admin' : `@${sender}`

/**
 * Gives somebody who was invited the link to choose a password.
 *
 * @param hours - for how many more hours the link works
 */
export const inviteMail = (
  link: string,
  { name, sender }: InviteFacts,
  hours: number = inviteHours,
): MailText => ({
  subject: `Join ${oneLine(name)}`,
  paragraphs: [
    `${senderText(sender)} invites you to the members’ area of ${oneLine(name)}, where the team has its to-dos, its meetings and what is recorded about you. Your username is the one above.`,
    `Choose your password with this link. It works once, and for ${plural(hours, 'hour')}:`,
    link,
    'You get this mail because an admin invited you. If you did not expect it, ignore this mail.',
  ],
})

const newPassword = (link: string, hours: number) => [
  `Choose a new password with this link. It works once, and for ${plural(hours, 'hour')}:`,
  link,
]

/** Gives a member, whose password an admin has ended, the link to choose another one. */
export const newLinkMail = (
  link: string,
  { name, sender }: InviteFacts,
  hours: number = inviteHours,
): MailText => ({
  subject: 'Choose a new password',
  paragraphs: [
    `${senderText(sender)} made a new link for you at ${oneLine(name)}. Your old password no longer works.`,
    ...newPassword(link, hours),
    'You get this mail because an admin made the link. If you did not expect it, ask an admin.',
  ],
})

export const resetLinkMail = (link: string, hours: number = resetLinkHours): MailText => ({
  subject: 'Choose a new password',
  paragraphs: [
    ...newPassword(link, hours),
    'You get this mail because somebody asked for it at “Forgot password?” with your username. If that was not you, ignore this mail: nothing has changed.',
  ],
})

export const confirmationMail = (link: string, hours: number = confirmHours): MailText => ({
  subject: 'Confirm your e-mail address',
  paragraphs: [
    `Confirm this address with this link. It works once, and for ${plural(hours, 'hour')}:`,
    link,
    'You get this mail because somebody who is signed in as you entered this address in the profile. If that was not you, leave the link alone.',
  ],
})

const farewells = {
  changed: 'Another e-mail address has taken the place of this one in your profile.',
  removed: 'This e-mail address was removed from your profile.',
} as const

export type Farewell = keyof typeof farewells

export const isFarewell = (what: string): what is Farewell => what in farewells

/** Tells a confirmed address what has become of it. */
export const farewellMail = (what: Farewell, publicUrl: string): MailText => ({
  subject: `Your e-mail address was ${what}`,
  paragraphs: [
    `${farewells[what]} You get no more mail at this address.`,
    `You get this mail because this was your confirmed address. If that was not you, log in at ${publicUrl}${paths.login}, change your password in your profile and tell an admin.`,
  ],
})

interface ReminderInput {
  /** The username of the admin who asks. */
  sender: string
  /** The recipient's. */
  userType: UserType
  publicUrl: string
}

/** What a reminder says: who asks, where to acknowledge, and why it came. It names nobody but the sender. */
export const reminderMail = (
  { title, deadline }: Pick<Todo, 'title' | 'deadline'>,
  { sender, userType, publicUrl }: ReminderInput,
): MailText => ({
  subject: `Please acknowledge: ${oneLine(title)} (due ${monthAndDay(deadline)})`,
  paragraphs: [
    `@${sender} asks you to acknowledge this to-do, which is due on ${mediumDate(deadline)}:`,
    oneLine(title),
    mailLink(publicUrl, ownPaths[userType].todo),
    'You get this mail because the to-do is for you or your team and you have not acknowledged it as it is now. It comes at most once a day for a to-do, and only when an admin asks for it.',
  ],
})

/** Tells admins that an excuse waits for a decision. Its reason is on the screen only. */
export const excuseMail = (username: string, title: string, publicUrl: string): MailText => ({
  subject: `An excuse from ${username} for ${oneLine(title)}`,
  paragraphs: [
    `@${username} asks to be excused from ${oneLine(title)}. Read why, and decide, here:`,
    mailLink(publicUrl, `${paths.adminRecords}${decisionsHash}`),
    'You get this mail because you are an admin of the team.',
  ],
})

export const excuseDecisionMail = (
  decision: ExcuseDecision['decision'],
  title: string,
  publicUrl: string,
): MailText => ({
  subject: `Your excuse for ${oneLine(title)} was ${decision}`,
  paragraphs: [
    `Your excuse for ${oneLine(title)} was ${decision}. What was written about it is here:`,
    mailLink(publicUrl, paths.standing),
    'You get this mail because you sent the excuse.',
  ],
})

export const recordDecisionMail = (
  decision: RecordDecision,
  violation: string,
  publicUrl: string,
): MailText => ({
  subject: `A record about you was ${decision}`,
  paragraphs: [
    `The record “${oneLine(violation)}” was ${decision}. What was written about it is here:`,
    mailLink(publicUrl, paths.standing),
    'You get this mail because the record is about you.',
  ],
})

/** Tells a member that what they paid was noted down, in one mail however many records it was for. */
export const feesSettledMail = (count: number, publicUrl: string): MailText => ({
  subject: `${plural(count, 'record')} about you ${count === 1 ? 'was' : 'were'} settled`,
  paragraphs: [
    `An admin noted down that you paid for ${plural(count, 'record')}. What is recorded about you is here:`,
    mailLink(publicUrl, paths.standing),
    'You get this mail because the fees were yours.',
  ],
})

export const oneBelowMail = (limit: Limit, allowed: number, publicUrl: string): MailText => ({
  subject: oneBelowText(limit, allowed),
  paragraphs: [
    oneBelowText(limit, allowed),
    `What is recorded about you is here: ${mailLink(publicUrl, paths.standing)}`,
    'You get this mail because a new record is about you. It comes once for a limit.',
  ],
})

/** Shows an admin that mail arrives. */
export const trialMail = (publicUrl: string): MailText => ({
  subject: 'A test mail',
  paragraphs: [
    `Mail from ${publicUrl} reaches you. If this one was in the folder for spam, the others will be too.`,
    'You get this mail because you asked for a test mail in the settings.',
  ],
})
