import {
  honeypot,
  inquiryMessages,
  type HandledInquiry,
  type InquiryStatus,
  isClosedStatus,
} from '@tropa/contract/inquiry/inquiry'
import { inquiryMail } from '@tropa/contract/notification/mails'
import type { Payload, PayloadRequest, Where } from 'payload'
import { adminsWhoCanSignIn } from '../../payload/access/admins'
import { foundBy } from '../../database/containing'
import { changeRow, createRow, deleteRow, findPage, findRows } from '../../database/rows'
import { searchTextOf } from '../../database/searched-fields'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import { isMailSetUp, logUnsent, mailTo } from '../../payload/email/adapter'
import { queueMail } from '../../payload/email/mail-queue'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSite } from '../../payload/globals/read-site'
import type { Inquiry } from '../../payload/payload-types'
import { createOnce } from '../../rpc/attempts'
import { apiError, fieldErrors } from '../../rpc/errors'
import { afterFinding, api, requireRow } from '../../rpc/procedure'

const memberIdOf = ({ assignedTo }: Inquiry) =>
  (typeof assignedTo === 'string' ? assignedTo : assignedTo?.id) ?? null

const findAdmins = (payload: Payload, req: Partial<PayloadRequest> = {}) =>
  findRows(payload, 'members', { where: adminsWhoCanSignIn, select: { username: true }, req })

const versionOf = ({ version }: Inquiry) => version ?? 1

type Admins = Awaited<ReturnType<typeof findAdmins>>

/** What admins see of an inquiry, with the name of the admin who has it and can sign in. */
const toHandled = (inquiry: Inquiry, admins: Admins): HandledInquiry => {
  const memberId = memberIdOf(inquiry)
  const assignedTo = admins.find(({ id }) => id === memberId)?.username ?? null
  const { id: _id, notes } = inquiry
  return { ...inquiry, _id, assignedTo, notes: notes ?? null, version: versionOf(inquiry) }
}

const requireInquiry = (payload: Payload, id: string, work?: Work) =>
  requireRow(payload, 'inquiries', id, inquiryMessages.notFound, work, outsideTrash)

const idOfAdmin = (admins: Admins, name: string | null) => {
  if (name === null) return null
  const admin = admins.find(({ username }) => username === name)
  if (!admin) throw fieldErrors({ assignedTo: inquiryMessages.noSuchAdmin })
  return admin.id
}

const rowOf = ({ id, name }: Inquiry) => ({ collection: 'inquiries', id, title: name })

/** Older ones are in the pages. */
const maxListedInquiries = 500

const sort = ['-createdAt', '-id']

const withStatus = (status: InquiryStatus | undefined): Where => ({
  status: status ? { equals: status } : { not_equals: 'spam' },
})

const onInquiry = afterFinding(({ payload }, id) => requireInquiry(payload, id))

export const inquiryProcedures = {
  create: api.inquiry.create.handler(async ({ context, input }) => {
    const { payload, cache, limits, address } = context
    const { name, category, email, desc, [honeypot]: honeypotValue } = input
    const isSpam = Boolean(honeypotValue)
    const status: InquiryStatus = isSpam ? 'spam' : 'new'
    const isMailed = !isSpam && isMailSetUp(payload) && mailTo(payload) !== undefined
    const { isNew } = await createOnce(context, {
      collection: 'inquiries',
      isOneWrite: !isMailed,
      before: async () => {
        const { categories } = await cache.read('settings', ['site'], () => readSite(payload))
        if (!categories.includes(input.category)) {
          throw fieldErrors({ category: inquiryMessages.categoryMissing })
        }
        await limits['inquiry-address'].count(address)
      },
      create: async (work) => {
        const texts = { name, category, email, desc }
        const sent = { ...texts, status, searchText: searchTextOf('inquiries', texts) }
        const created = await createRow(payload, 'inquiries', sent, work)
        // The visitor does not wait for the mail server, and gets the reply.
        if (isMailed) await queueMail(work, { kind: 'inquiry', about: created.id })
        return created
      },
    })
    if (isNew && !isSpam && !isMailed) {
      logUnsent(payload.logger, { to: mailTo(payload), ...inquiryMail(input, '') })
    }
    return { message: inquiryMessages.sent }
  }),

  list: api.inquiry.list.handler(async ({ context }) => {
    const newest = await findRows(context.payload, 'inquiries', {
      where: { and: [withStatus(undefined), outsideTrash] },
      sort,
      limit: maxListedInquiries,
      select: { searchText: false },
    })
    return newest.map((inquiry) => ({ ...inquiry, _id: inquiry.id }))
  }),

  page: api.inquiry.page.handler(async ({ context: { payload }, input }) => {
    const { status, search } = input
    const { docs, pagination } = await findPage(payload, 'inquiries', input, {
      where: { and: [withStatus(status), outsideTrash, foundBy(search)] },
      sort,
    })
    const admins = await findAdmins(payload)
    return { inquiries: docs.map((inquiry) => toHandled(inquiry, admins)), pagination }
  }),

  /** A 404 for an inquiry that is gone; a 400 for an assignee who is no admin. */
  change: onInquiry.inquiry.change.handler(async ({ context, input: { params, body } }) => {
    const { row } = await createOnce(context, {
      collection: 'inquiries',
      create: async (work) => {
        const inquiry = await requireInquiry(work.payload, params.id, work)
        const version = versionOf(inquiry)
        if (body.version !== undefined && body.version !== version) {
          throw apiError('CONFLICT', inquiryMessages.changedByOthers)
        }
        const { status, notes = null } = inquiry
        const before = { status, assignedTo: memberIdOf(inquiry), notes }
        const after = {
          status: body.status ?? status,
          assignedTo:
            body.assignedTo === undefined
              ? before.assignedTo
              : idOfAdmin(await findAdmins(work.payload, work), body.assignedTo),
          notes: body.notes === undefined ? notes : body.notes || null,
        }
        const names = ['status', 'assignedTo', 'notes'] as const
        const fields = names.filter((name) => after[name] !== before[name])
        if (fields.length === 0) return inquiry
        // How long it is kept counts from when it was closed, which a later note does not move.
        const isClosed = isClosedStatus(after.status) && after.status === status
        const time = isClosed ? { updatedAt: inquiry.updatedAt } : {}
        const changes = { ...after, version: version + 1 }
        const searchText = searchTextOf('inquiries', { ...inquiry, ...changes })
        await changeRow(work, 'inquiries', inquiry.id, { ...changes, ...time, searchText })
        work.audit({ action: 'update', row: rowOf(inquiry), fields })
        return { ...inquiry, ...changes }
      },
    })
    const data = toHandled(row, await findAdmins(context.payload))
    return { message: inquiryMessages.changed, data }
  }),

  remove: api.inquiry.remove.handler(async ({ context, input }) => {
    await inUnitOfWork(context, async (work) => {
      const inquiry = await requireInquiry(work.payload, input.params.id, work)
      await deleteRow(work, 'inquiries', inquiry.id)
      work.audit({ action: 'delete', row: rowOf(inquiry) })
    })
    return { message: inquiryMessages.deleted }
  }),
}
