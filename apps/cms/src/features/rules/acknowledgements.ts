import type { Payload, Where } from 'payload'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

const findNewest = async ({ db }: Payload, where: Where) => {
  const { docs } = await db.find<Stored.RulesAcknowledgement>({
    collection: slugs.rulesAcknowledgements,
    where,
    sort: '-revision',
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

export const lastAcknowledgement = (
  payload: Payload,
  memberId: string,
): Promise<Stored.RulesAcknowledgement | undefined> =>
  findNewest(payload, { memberId: { equals: memberId } })

/** Stores that a member has read a revision. Doing it twice, even at the same moment, stores one row. */
export const acknowledgeRules = async (
  payload: Payload,
  memberId: string,
  revision: number,
  acknowledgedOn: string,
): Promise<void> => {
  const now = new Date().toISOString()
  try {
    await payload.db.create({
      collection: slugs.rulesAcknowledgements,
      data: { memberId, revision, acknowledgedOn, createdAt: now, updatedAt: now },
      returning: false,
    })
  } catch (error) {
    const where = { memberId: { equals: memberId }, revision: { equals: revision } }
    if (!(await findNewest(payload, where))) throw error
  }
}
