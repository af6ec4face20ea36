import * as z from 'zod/mini'
import { admin, anyoneLimited, body, confirmation } from './procedure'
import { timeAnswer } from './schemas/dates'
import { lenientText, maxLength, requiredText } from './schemas/text'

const categoryMissing = 'Please enter a category'
const emailMissing = 'We need your active email to be able to reply to you.'

/** What mail servers take unquoted (RFC 5322's dot-atom) at a domain of two labels or more. */
const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]*[A-Za-z\d]$/

/** The field people never see and robots fill in; whatever it holds marks the inquiry as spam. */
export const honeypot = 'website'

/** The contact form. The category must be one of the site's; that list is the server's to check. */
export const inquiryForm = body({
  name: requiredText('Please enter your name.', maxLength.name),
  category: requiredText(categoryMissing, maxLength.category),
  email: requiredText(emailMissing, maxLength.email).check(z.regex(emailAddress, emailMissing)),
  desc: requiredText('Please leave a message', maxLength.desc),
  [honeypot]: lenientText().register(z.globalRegistry, {
    description: 'Leave it out: whoever fills it in is taken for a robot',
  }),
})

/** The contact form's fields. */
export type InquiryForm = z.infer<typeof inquiryForm>

/** What the visitor is told. */
export const inquiryMessages = {
  sent: 'Inquiry sent successfully!',
  failed: 'Failed to submit the inquiry',
  categoryMissing,
} as const

/** An inquiry as the contract answers it. */
export const inquiry = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.string(),
  email: z.string(),
  desc: z.string(),
  createdAt: timeAnswer,
})

/** An inquiry as the contract answers it. */
export type Inquiry = z.infer<typeof inquiry>

/** The calls on inquiries. */
export const inquiryContract = {
  create: anyoneLimited
    .route({ method: 'POST', path: '/contact', successStatus: 201, summary: 'Send an inquiry' })
    .input(inquiryForm)
    .output(confirmation),
  list: admin
    .route({ method: 'GET', path: '/contact', summary: 'Inquiries, newest first, without spam' })
    .output(z.array(inquiry)),
}
