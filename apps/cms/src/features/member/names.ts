import { byName } from '@tropa/contract/member/name-order'
import type { Payload } from 'payload'
import { containing } from '../../database/containing'
import { findRows } from '../../database/rows'
import { api } from '../../rpc/procedure'

/** Which of some members who left are still named in a roll call, an acknowledgement, an excuse or a record. */
const findInPast = async (payload: Payload, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const { db } = payload
  const distinct = async (
    collection: 'acknowledgements' | 'excuses' | 'records',
    field: string,
  ) => {
    const where = { [field]: { in: [...ids] } }
    const { values } = await db.findDistinct({ collection, field, where, sort: field })
    return values.map((value) => String(value[field]))
  }
  const isExpected = { or: ids.map((id) => containing('expected', id)) }
  const [rollCalls, ...found] = await Promise.all([
    findRows(payload, 'roll-calls', { where: isExpected, select: { expected: true } }),
    distinct('acknowledgements', 'memberId'),
    distinct('excuses', 'memberId'),
    distinct('records', 'member'),
  ])
  const expected = ids.filter((id) => rollCalls.some((each) => each.expected?.includes(id)))
  return new Set([...expected, ...found.flat()])
}

export const memberNameProcedures = {
  names: api.members.names.handler(async ({ context: { payload } }) => {
    const select = { username: true, name: true, left: true } as const
    const members = await findRows(payload, 'members', { select })
    const leavers = members.filter(({ left }) => left).map(({ id }) => id)
    const inPast = await findInPast(payload, leavers)
    return members
      .filter(({ id, left }) => !left || inPast.has(id))
      .toSorted(byName)
      .map(({ id, username, name }) => ({ userId: id, username, name: name ?? null }))
  }),
}
