import { inquiryMessages, type HandledInquiry, type InquiryChanges } from '@tropa/contract/inquiry'
import type { PayloadRequest, Where } from 'payload'
import { isObjectId } from '../../database/ids'
import { inUnitOfWork, type Work, type WorkContext } from '../../database/unit-of-work'
import { outsideTrash } from '../../payload/fields/deleted-at'
import type { Inquiry, Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { apiError, fieldErrors } from '../../rpc/errors'
import { adminsWhoCanSignIn } from '../member/last-admin'

type Db = WorkContext['payload']['db']

const memberIdOf = ({ assignedTo }: Inquiry) =>
  (typeof assignedTo === 'string' ? assignedTo : assignedTo?.id) ?? null

const findAdmins = async (db: Db, where: Where, req: Partial<PayloadRequest> = {}) => {
  const { docs } = await db.find<Pick<Member, 'id' | 'username'>>({
    collection: slugs.members,
    where: { and: [where, adminsWhoCanSignIn] },
    select: { username: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

/** Makes of stored inquiries what admins see, with the names of the admins who have them and can sign in. */
export const handledBy = async (
  db: Db,
  inquiries: readonly Inquiry[],
  req?: Partial<PayloadRequest>,
): Promise<(inquiry: Inquiry) => HandledInquiry> => {
  const ids = new Set(inquiries.map(memberIdOf).filter((id) => id !== null))
  const admins = ids.size > 0 ? await findAdmins(db, { id: { in: [...ids] } }, req) : []
  return (inquiry) => {
    const { id, name, category, email, desc, createdAt, status, notes } = inquiry
    const memberId = memberIdOf(inquiry)
    const assignedTo = admins.find((each) => each.id === memberId)?.username ?? null
    const sent = { _id: id, name, category, email, desc, createdAt }
    return { ...sent, status, assignedTo, notes: notes ?? null }
  }
}

/**
 * An inquiry that is not in the trash.
 *
 * @throws a 404 for any other id
 */
export const findInquiry = async (
  db: Db,
  id: string,
  req: Partial<PayloadRequest> = {},
): Promise<Inquiry> => {
  const where = { and: [{ id: { equals: id } }, outsideTrash] }
  const inquiry =
    isObjectId(id) && (await db.findOne<Inquiry>({ collection: slugs.inquiries, where, req }))
  if (!inquiry) throw apiError('NOT_FOUND', inquiryMessages.notFound)
  return inquiry
}

const idOfAdmin = async (work: Work, username: string | null) => {
  if (username === null) return null
  const [admin] = await findAdmins(work.payload.db, { username: { equals: username } }, work)
  if (!admin) throw fieldErrors({ assignedTo: inquiryMessages.noSuchAdmin })
  return admin.id
}

const rowOf = ({ id, name }: Inquiry) => ({ collection: slugs.inquiries, id, title: name })

/** Changes what became of an inquiry; one that nothing changes in is not written. */
export const changeInquiry = (
  context: WorkContext,
  id: string,
  { status, assignedTo, notes }: InquiryChanges,
): Promise<HandledInquiry> =>
  inUnitOfWork(context, async (work) => {
    const { db } = context.payload
    const inquiry = await findInquiry(db, id, work)
    const before = {
      status: inquiry.status,
      assignedTo: memberIdOf(inquiry),
      notes: inquiry.notes ?? null,
    }
    const after = {
      status: status ?? before.status,
      assignedTo: assignedTo === undefined ? before.assignedTo : await idOfAdmin(work, assignedTo),
      notes: notes === undefined ? before.notes : notes || null,
    }
    const names = ['status', 'assignedTo', 'notes'] as const
    const fields = names.filter((name) => after[name] !== before[name])
    if (fields.length > 0) {
      const data = { ...after, updatedAt: new Date().toISOString() }
      await db.updateOne({
        collection: slugs.inquiries,
        id: inquiry.id,
        data,
        returning: false,
        req: work,
      })
      work.audit({ action: 'update', row: rowOf(inquiry), fields })
    }
    const changed = { ...inquiry, ...after }
    const toHandled = await handledBy(db, [changed], work)
    return toHandled(changed)
  })

export const deleteInquiry = (context: WorkContext, id: string): Promise<void> =>
  inUnitOfWork(context, async (work) => {
    const { db } = context.payload
    const inquiry = await findInquiry(db, id, work)
    const where = { id: { equals: inquiry.id } }
    await db.deleteOne({ collection: slugs.inquiries, where, returning: false, req: work })
    work.audit({ action: 'delete', row: rowOf(inquiry) })
  })
