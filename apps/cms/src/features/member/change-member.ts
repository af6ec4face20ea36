import type { Where } from 'payload'
import { inUnitOfWork, type AuditEvent, type WorkContext } from '../../database/unit-of-work'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { rowOf } from './stored-member'

interface Change {
  /** What the member must still be. */
  where: Where
  data: Partial<Member>
  event?: Omit<AuditEvent, 'row'>
}

/**
 * Changes a member in one conditional write.
 *
 * @returns whether the member was still as `where` says
 */
export const changeMember = (
  context: WorkContext,
  member: Pick<Member, 'id' | 'username'>,
  { where, data, event }: Change,
): Promise<boolean> =>
  inUnitOfWork(context, async (work) => {
    const changed: unknown = await work.payload.db.updateOne({
      collection: slugs.members,
      where,
      data: { ...data, updatedAt: new Date().toISOString() },
      options: { atomic: true },
      req: work,
    })
    if (!changed) return false
    if (event) work.audit({ ...event, row: rowOf(member) })
    return true
  })
