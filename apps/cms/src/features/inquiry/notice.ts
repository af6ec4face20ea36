import type { SendEmailOptions } from 'payload'
import type { Env } from '../../env'
import { oneLine } from '../../payload/fields/one-line'
import type { Inquiry } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

type SentInquiry = Pick<Inquiry, 'id' | 'name' | 'category' | 'email' | 'desc'>

/** The mail about a new inquiry to the team; a reply to it goes to the visitor. */
export const inquiryNotice = (
  { id, name, category, email, desc }: SentInquiry,
  { mail, publicUrl }: Pick<Env, 'mail' | 'publicUrl'>,
): SendEmailOptions => ({
  to: mail.to,
  replyTo: { name: oneLine(name), address: email },
  subject: `New inquiry from ${oneLine(name)}: ${oneLine(category)}`,
  text: [
    `${oneLine(name)} <${email}> wrote about “${oneLine(category)}”:`,
    desc,
    `Answer this mail to answer ${oneLine(name)}. Then say in the panel that it is answered:\n${publicUrl}/cms/collections/${slugs.inquiries}/${id}`,
  ].join('\n\n'),
  headers: { 'Auto-Submitted': 'auto-generated' },
})
