import { byName } from '@tropa/contract/member/name-order'
import type { Payload } from 'payload'
import { containing } from '../../database/containing'
import { findRows } from '../../database/rows'
import { api } from '../../rpc/procedure'

/** The fields, besides those of roll calls, in which past rows name a member. */
const places = [
  ['acknowledgements', 'memberId'],
  ['excuses', 'memberId'],
  ['todo-results', 'memberId'],
  ['records', 'member'],
] as const

/** Which of some members who left are named in past rows. */
const findInPast = async (payload: Payload, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const isExpected = { or: ids.map((id) => containing('expected', id)) }
  const [rollCalls, ...found] = await Promise.all([
    findRows(payload, 'roll-calls', { where: isExpected, select: { expected: true } }),
    ...places.map(async ([collection, field]) => {
      const where = { [field]: { in: ids } }
      const { values } = await payload.db.findDistinct({ collection, field, where, sort: field })
      return values.map((value) => String(value[field]))
    }),
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
