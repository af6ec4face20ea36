import * as z from 'zod/mini'
import {
  admin,
  anyoneLimited,
  body,
  byId,
  confirmation,
  confirmationWith,
  conflict,
} from '../procedure-builders'
import { timeOutput } from '../base/dates'
import { emailText } from '../base/email'
import { pageQuery, pagination } from '../base/pagination'
import { lenientText, maxLength, optionalText, requiredText } from '../base/text'
import { versionNumber } from '../base/whole-number'

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
  notFound: 'This inquiry does not exist.',
  changedByOthers: 'This inquiry was changed meanwhile. Look at it again.',
  changed: 'Inquiry updated successfully!',
  deleted: 'Inquiry deleted successfully!',
  noSuchAdmin: 'Please choose an admin who can sign in.',
} as const

export const categoryTwice = (label: string) =>
  `“${label}” is listed twice. Each category can be listed only once.`

export const inquiry = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.string(),
  email: z.string(),
  desc: z.string(),
  createdAt: timeOutput,
})

export type Inquiry = z.infer<typeof inquiry>

export const inquiryStatuses = ['new', 'doing', 'answered', 'spam'] as const

export type InquiryStatus = (typeof inquiryStatuses)[number]

/** The statuses of inquiries that need no more work. */
export const closedInquiryStatuses: readonly InquiryStatus[] = ['answered', 'spam']

export const isClosedStatus = (status: InquiryStatus) => closedInquiryStatuses.includes(status)

const status = z.enum(inquiryStatuses, { error: `Must be one of ${inquiryStatuses.join(', ')}.` })

/**
 * An inquiry with its state; `assignedTo` is the username of the admin who has it, and `version` counts the changes
 * from 1.
 */
export const handledInquiry = z.extend(inquiry, {
  status,
  assignedTo: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  version: z.int(),
})

export type HandledInquiry = z.infer<typeof handledInquiry>

/** What admins change about an inquiry; null clears a field. If `version` is given, it must be the current one. */
export const inquiryChanges = body({
  status: z.optional(status),
  assignedTo: z.optional(z.nullable(z.string({ error: inquiryMessages.noSuchAdmin }))),
  notes: z.nullable(optionalText('Please write the notes as text.', maxLength.notes)),
  version: z.optional(versionNumber),
})

export type InquiryChanges = z.infer<typeof inquiryChanges>

export const inquiryContract = {
  create: anyoneLimited
    .post('/contact', 'Send an inquiry', 201)
    .input(inquiryForm)
    .output(confirmation),
  list: admin.get('/contact', 'Inquiries, newest first, without spam').output(z.array(inquiry)),
  page: admin
    .get(
      '/inquiries',
      'Inquiries with what became of them, newest first; without a status all but spam',
    )
    .input(z.extend(pageQuery, { status: z.optional(status) }))
    .output(z.object({ inquiries: z.array(handledInquiry), pagination })),
  change: admin
    .patch('/inquiries/{id}', 'Change the status, the notes or who has an inquiry')
    .meta({ access: 'admin', creates: true })
    .errors(conflict)
    .input(z.extend(byId, { body: inquiryChanges }))
    .output(confirmationWith(handledInquiry)),
  remove: admin.del('/inquiries/{id}', 'Delete an inquiry').input(byId).output(confirmation),
}
