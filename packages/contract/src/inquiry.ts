import * as z from 'zod/mini'
import { admin, anyoneLimited, body, confirmation } from './procedure-builders'
import { timeOutput } from './schemas/dates'
import { emailText } from './schemas/email'
import { lenientText, maxLength, requiredText } from './schemas/text'

const categoryMissing = 'Please enter a category'
const emailMissing = 'We need your active email to be able to reply to you.'

/** The hidden field that only robots fill in; any text in it marks the inquiry as spam. */
export const honeypot = 'website'

/** The contact form. Only the server can check that the category is one of the site's. */
export const inquiryForm = body({
  name: requiredText('Please enter your name.', maxLength.name),
  category: requiredText(categoryMissing, maxLength.category),
  email: emailText(emailMissing),
  desc: requiredText('Please leave a message', maxLength.desc),
  [honeypot]: lenientText().register(z.globalRegistry, {
    description: 'Leave it out: an inquiry with a text here counts as spam',
  }),
})

export type InquiryForm = z.infer<typeof inquiryForm>

export const inquiryMessages = {
  sent: 'Inquiry sent successfully!',
  failed: 'Failed to submit the inquiry',
  categoryMissing,
} as const

/** Says that a category is in the list twice. */
export const categoryTwice = (label: string) =>
  `“${label}” stands twice. Each category can stand only once.`

export const inquiry = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.string(),
  email: z.string(),
  desc: z.string(),
  createdAt: timeOutput,
})

export type Inquiry = z.infer<typeof inquiry>

export const inquiryContract = {
  create: anyoneLimited
    .route({ method: 'POST', path: '/contact', successStatus: 201, summary: 'Send an inquiry' })
    .input(inquiryForm)
    .output(confirmation),
  list: admin
    .route({ method: 'GET', path: '/contact', summary: 'Inquiries, newest first, without spam' })
    .output(z.array(inquiry)),
}
