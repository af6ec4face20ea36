import {
  honeypot,
  inquiryMessages,
  type HandledInquiry,
  type InquiryChanges,
  type InquiryStatus,
} from '@tropa/contract/inquiry'
import { inquiryMail } from '@tropa/contract/mail/mails'
import { oneLine } from '@tropa/contract/schemas/one-line'
import { inquiriesAddress } from '@tropa/contract/session/login-address'
import type { Payload, PayloadRequest, SendEmailOptions, Where } from 'payload'
import { containing } from '../../database/containing'
import { changeRow, createRow, deleteRow, findPage, findRows } from '../../database/rows'
import { inUnitOfWork, type Work, type WorkContext } from '../../database/unit-of-work'
import type { Env } from '../../env'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSite } from '../../payload/globals/read-site'
import type { Inquiry } from '../../payload/payload-types'
import { globalSlugs, slugs } from '../../payload/slugs'
import { fieldErrors } from '../../rpc/errors'
import { afterFinding, api, requireRow } from '../../rpc/procedure'
import { adminsWhoCanSignIn } from '../member/stored-member'
import { isClosedStatus } from './forget-inquiries'

const memberIdOf = ({ assignedTo }: Inquiry) =>
  (typeof assignedTo === 'string' ? assignedTo : assignedTo?.id) ?? null

const findAdmins = (payload: Payload, req: Partial<PayloadRequest> = {}) =>
  findRows(payload, slugs.members, { where: adminsWhoCanSignIn, select: { username: true }, req })

type Admins = Awaited<ReturnType<typeof findAdmins>>

/** What admins see of an inquiry, with the name of the admin who has it and can sign in. */
const toHandled = (inquiry: Inquiry, admins: Admins): HandledInquiry => {
  const memberId = memberIdOf(inquiry)
  const assignedTo = admins.find(({ id }) => id === memberId)?.username ?? null
  return { ...inquiry, _id: inquiry.id, assignedTo, notes: inquiry.notes ?? null }
}

const findInquiry = (payload: Payload, id: string, work?: Work) =>
  requireRow(payload, slugs.inquiries, id, inquiryMessages.notFound, work, outsideTrash)

const idOfAdmin = (admins: Admins, name: string | null) => {
  if (name === null) return null
  const admin = admins.find(({ username }) => username === name)
  if (!admin) throw fieldErrors({ assignedTo: inquiryMessages.noSuchAdmin })
  return admin.id
}

const rowOf = ({ id, name }: Inquiry) => ({ collection: slugs.inquiries, id, title: name })

/** Changes what became of an inquiry; one that nothing changes in is not written. */
const changeInquiry = (
  context: WorkContext,
  id: string,
  { status, assignedTo, notes }: InquiryChanges,
): Promise<HandledInquiry> =>
  inUnitOfWork(context, async (work) => {
    const inquiry = await findInquiry(work.payload, id, work)
    const admins = await findAdmins(work.payload, work)
    const before = {
      status: inquiry.status,
      assignedTo: memberIdOf(inquiry),
      notes: inquiry.notes ?? null,
    }
    const after = {
      status: status ?? before.status,
      assignedTo: assignedTo === undefined ? before.assignedTo : idOfAdmin(admins, assignedTo),
      notes: notes === undefined ? before.notes : notes || null,
    }
    const names = ['status', 'assignedTo', 'notes'] as const
    const fields = names.filter((name) => after[name] !== before[name])
    if (fields.length > 0) {
      // How long it is kept counts from when it was closed, which a later note does not move.
      const isClosed = isClosedStatus(after.status) && after.status === before.status
      const time = isClosed ? { updatedAt: inquiry.updatedAt } : {}
      await changeRow(work, slugs.inquiries, inquiry.id, { ...after, ...time })
      work.audit({ action: 'update', row: rowOf(inquiry), fields })
    }
    return toHandled({ ...inquiry, ...after }, admins)
  })

const deleteInquiry = (context: WorkContext, id: string): Promise<void> =>
  inUnitOfWork(context, async (work) => {
    const inquiry = await findInquiry(work.payload, id, work)
    await deleteRow(work, slugs.inquiries, inquiry.id)
    work.audit({ action: 'delete', row: rowOf(inquiry) })
  })

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

/** Older ones are in the pages. */
const maxListedInquiries = 500

const searched = ['name', 'category', 'email', 'desc', 'notes']

const sort = ['-createdAt', '-id']

const withStatus = (status: InquiryStatus | undefined): Where => ({
  status: status ? { equals: status } : { not_equals: 'spam' },
})

const onInquiry = afterFinding(({ payload }, id) => findInquiry(payload, id))

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
    const { status, search } = input
    const { docs, pagination } = await findPage(payload, slugs.inquiries, input, {
      where: { and: [withStatus(status), outsideTrash, containing(searched, search)] },
      sort,
    })
    const admins = await findAdmins(payload)
    return { inquiries: docs.map((inquiry) => toHandled(inquiry, admins)), pagination }
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
