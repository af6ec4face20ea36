import type { CountedKind } from '@tropa/contract/ladder/judge'
import { kindInStatus, limitOf, type Limit } from '@tropa/contract/ladder/sentences'
import type { Payload, PayloadRequest } from 'payload'
import { outsideTrash } from '../../payload/fields/deleted-at'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { memberIdOf } from './stored-record'

/** How many records of each kind a member has. */
export type Counts = Record<CountedKind, number>

const none: Counts = { lateness: 0, absence: 0, warning: 0 }

/** The kind of a record: one that was typed says it in its status. */
const kindOf = ({
  counts,
  status,
}: Pick<Stored.Record, 'counts' | 'status'>): CountedKind | undefined =>
  counts ?? kindInStatus(status)

/** How many records count towards a limit. */
export const totalOf = ({ lateness, absence, warning }: Counts, limit: Limit): number =>
  limit === limitOf('warning') ? warning : lateness + absence

/**
 * Counts the records of some members, without those that were withdrawn.
 *
 * @returns looks a member's counts up
 */
export const countRecords = async (
  { db }: Payload,
  memberIds: readonly string[],
  req: Partial<PayloadRequest> = {},
): Promise<(memberId: string) => Counts> => {
  const found = new Map<string, Counts>()
  if (memberIds.length > 0) {
    const { docs } = await db.find<Stored.Record>({
      collection: slugs.records,
      where: {
        and: [
          { member: { in: [...memberIds] } },
          { state: { not_equals: 'withdrawn' } },
          outsideTrash,
        ],
      },
      limit: 0,
      pagination: false,
      select: { member: true, counts: true, status: true },
      req,
    })
    for (const record of docs) {
      const memberId = memberIdOf(record)
      const kind = kindOf(record)
      if (memberId === undefined || !kind) continue
      const counts = found.get(memberId) ?? none
      found.set(memberId, { ...counts, [kind]: counts[kind] + 1 })
    }
  }
  return (memberId) => found.get(memberId) ?? none
}
