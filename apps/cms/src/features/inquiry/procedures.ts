import { honeypot, inquiryMessages, type InquiryStatus } from '@tropa/contract/inquiry'
import { inquiryMail } from '@tropa/contract/mail/mails'
import { oneLine } from '@tropa/contract/schemas/one-line'
import { paginate } from '@tropa/contract/schemas/pagination'
import { inquiriesAddress } from '@tropa/contract/session/login-address'
import type { SendEmailOptions, Where } from 'payload'
import { containing } from '../../database/containing'
import { createRow, findRows } from '../../database/rows'
import type { Env } from '../../env'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSite } from '../../payload/globals/read-site'
import type { Inquiry } from '../../payload/payload-types'
import { globalSlugs, slugs } from '../../payload/slugs'
import { fieldErrors } from '../../rpc/errors'
import { idIn, api } from '../../rpc/procedure'
import { changeInquiry, deleteInquiry, findInquiry, handledBy } from './handled'

type SentInquiry = Pick<Inquiry, 'name' | 'category' | 'email' | 'desc'>

/** The mail about a new inquiry to the team; a reply to it goes to the visitor. */
const inquiryNotice = (
  inquiry: SentInquiry,
  { mail, publicUrl }: Pick<Env, 'mail' | 'publicUrl'>,
): SendEmailOptions => {
  const { subject, paragraphs } = inquiryMail(inquiry, `${publicUrl}${inquiriesAddress}`)
  return {
    to: mail.to,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject,
    text: paragraphs.join('\n\n'),
  }
}

/** Older ones are in the pages (contract, section 2). */
const maxListedInquiries = 500

const searched = ['name', 'category', 'email', 'desc', 'notes']

const sort = ['-createdAt', '-id']

const withStatus = (status: InquiryStatus | undefined): Where => ({
  status: status ? { equals: status } : { not_equals: 'spam' },
})

/** Looks for the inquiry before the rest of the input is validated: a 404 comes before a 400. */
const onInquiry = api.use(async ({ context: { payload }, next }, input) => {
  await findInquiry(payload.db, idIn(input))
  return next()
})

export const inquiryProcedures = {
  create: api.inquiry.create.handler(async ({ context, input }) => {
    const { payload, env, cache, limits, address } = context
    const { categories } = await cache.read('settings', [globalSlugs.site], () => readSite(payload))
    if (!categories.includes(input.category)) {
      throw fieldErrors({ category: inquiryMessages.categoryMissing })
    }
    await limits.countInquiry(address)
    const { name, category, email, desc, [honeypot]: honeypotValue } = input
    const isSpam = Boolean(honeypotValue)
    const sent = { name, category, email, desc }
    await createRow(payload, slugs.inquiries, { ...sent, status: isSpam ? 'spam' : 'new' })
    if (!isSpam) {
      // The visitor does not wait for the mail server.
      void payload.sendEmail(inquiryNotice(sent, env))
    }
    return { message: inquiryMessages.sent }
  }),

  list: api.inquiry.list.handler(async ({ context }) => {
    const newest = await findRows(context.payload, slugs.inquiries, {
      where: { and: [withStatus(undefined), outsideTrash] },
      sort,
      limit: maxListedInquiries,
    })
    return newest.map((inquiry) => ({ ...inquiry, _id: inquiry.id }))
  }),

  page: api.inquiry.page.handler(async ({ context: { payload }, input }) => {
    const { status, search, page, limit } = input
    const { docs, totalDocs } = await payload.db.find<Inquiry>({
      collection: slugs.inquiries,
      where: { and: [withStatus(status), outsideTrash, containing(searched, search)] },
      sort,
      pagination: true,
      page,
      limit,
    })
    const toHandled = await handledBy(payload.db, docs)
    return { inquiries: docs.map(toHandled), pagination: paginate(totalDocs, input) }
  }),

  change: onInquiry.inquiry.change.handler(async ({ context, input }) => ({
    message: inquiryMessages.changed,
    data: await changeInquiry(context, input.params.id, input.body),
  })),

  remove: api.inquiry.remove.handler(async ({ context, input }) => {
    await deleteInquiry(context, input.params.id)
    return { message: inquiryMessages.deleted }
  }),
}
