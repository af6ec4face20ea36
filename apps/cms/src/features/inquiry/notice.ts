import { inquiryMail } from '@tropa/contract/mail/mails'
import { inquiriesAddress } from '@tropa/contract/session/login-address'
import type { SendEmailOptions } from 'payload'
import type { Env } from '../../env'
import { oneLine } from '@tropa/contract/schemas/one-line'
import type { Inquiry } from '../../payload/payload-types'

type SentInquiry = Pick<Inquiry, 'name' | 'category' | 'email' | 'desc'>

/** The mail about a new inquiry to the team; a reply to it goes to the visitor. */
export const inquiryNotice = (
  inquiry: SentInquiry,
  { mail, publicUrl }: Pick<Env, 'mail' | 'publicUrl'>,
): SendEmailOptions => {
  const { subject, paragraphs } = inquiryMail(inquiry, `${publicUrl}${inquiriesAddress}`)
  return {
    to: mail.to,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject,
    text: paragraphs.join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
