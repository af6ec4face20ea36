import type { InquiryForm } from '../inquiry'
import { oneLine } from '../schemas/one-line'
import type { MailText } from './mail'

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
