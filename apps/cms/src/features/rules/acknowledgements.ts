import type { Payload, Where } from 'payload'
import { createRow, findRows } from '../../database/rows'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

const findNewest = async (payload: Payload, where: Where) => {
  const newest = { where, sort: '-revision', limit: 1 }
  return (await findRows(payload, slugs.rulesAcknowledgements, newest))[0]
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
  try {
    await createRow(payload, slugs.rulesAcknowledgements, { memberId, revision, acknowledgedOn })
  } catch (error) {
    const where = { memberId: { equals: memberId }, revision: { equals: revision } }
    if (!(await findNewest(payload, where))) throw error
  }
}
