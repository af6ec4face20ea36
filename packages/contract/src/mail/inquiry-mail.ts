import type { InquiryForm } from '../inquiry'
import { oneLine } from '../schemas/one-line'
import type { MailText } from './mail'

/**
 * Tells the team of a new inquiry.
 *
 * @param panelUrl - the inquiry in the panel
 */
export const inquiryMail = (
  { name, category, email, desc }: InquiryForm,
  panelUrl: string,
): MailText => ({
  subject: `New inquiry from ${oneLine(name)}: ${oneLine(category)}`,
  paragraphs: [
    `${oneLine(name)} <${email}> wrote about “${oneLine(category)}”:`,
    desc,
    `Answer this mail to answer ${oneLine(name)}. Then say in the panel that it is answered:\n${panelUrl}`,
  ],
})
