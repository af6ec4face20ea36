import type { ExcuseDecision } from '../excuse/excuse'
import { oneBelowText, type Limit } from '../ladder/sentences'
import { oneLine } from '../schemas/one-line'
import type { RecordDecision } from '../standing/decision'
import type { MailText } from './mail'

/** Tells admins that an excuse waits for a decision. Its reason is on the screen only. */
export const excuseMail = (username: string, title: string, publicUrl: string): MailText => ({
  subject: `An excuse from ${username} for ${oneLine(title)}`,
  paragraphs: [
    `@${username} asks to be excused. Read why, and decide, here:`,
    `${publicUrl}/admin/records`,
    'You get this mail because you are an admin of the team.',
  ],
})

/** Tells a member what became of an excuse. */
export const excuseDecisionMail = (
  decision: ExcuseDecision['decision'],
  title: string,
  publicUrl: string,
): MailText => ({
  subject: `Your excuse for ${oneLine(title)} was ${decision}`,
  paragraphs: [
    `your excuse for ${oneLine(title)} was ${decision}. What was written about it is here:`,
    `${publicUrl}/standing`,
    'You get this mail because you sent the excuse.',
  ],
})

/** Tells a member what became of a record about them. */
export const recordDecisionMail = (
  decision: RecordDecision,
  violation: string,
  publicUrl: string,
): MailText => ({
  subject: `A record about you was ${decision}`,
  paragraphs: [
    `the record “${oneLine(violation)}” was ${decision}. What was written about it is here:`,
    `${publicUrl}/standing`,
    'You get this mail because the record is about you.',
  ],
})

/** Tells a member who is one below a limit, once. */
export const oneBelowMail = (limit: Limit, allowed: number, publicUrl: string): MailText => ({
  subject: oneBelowText(limit, allowed),
  paragraphs: [
    oneBelowText(limit, allowed),
    `What is recorded about you is here: ${publicUrl}/standing`,
    'You get this mail because a new record is about you. It comes once for a limit.',
  ],
})
