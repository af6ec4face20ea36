/** For a mail that is not taken, because the mail server is slow or down. */
export const tooManyMails = 'Too many mails are waiting. Please try again later.'

/** What a mail says below its greeting. */
export interface MailText {
  subject: string
  /** The last one says why the mail came. */
  paragraphs: string[]
}

/** The text of a mail to one member. */
export const memberMailText = (username: string, paragraphs: readonly string[]): string =>
  [`Hello @${username},`, ...paragraphs].join('\n\n')
