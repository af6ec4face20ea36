import { describe, expect, it } from 'vitest'
import { createRow } from '../database/rows'
import { isMongodb } from '../database/engine'
import type * as Stored from '../payload/payload-types'
import { booted } from '../testing/boot'
import { idIn, openedRollCalls } from '../testing/roll-calls'
import { deleteLeftovers } from './delete-leftovers'

const tropa = booted({ RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

/** An id that belongs to nothing any more. */
const gone = '0123456789abcdef01234567'

const about = [
  'roll-calls',
  'excuses',
  'limit-notices',
  'acknowledgements',
  'reminders',
  'todo-results',
] as const

const idsOf = async (collection: (typeof about)[number]) => {
  const { docs } = await tropa.payload.find({ collection, limit: 100 })
  return docs.map(({ id }) => id).sort()
}

describe('deleteLeftovers', () => {
  it('deletes what is about a meeting, a to-do or a member that is gone, and nothing else', async () => {
    const { payload } = tropa
    const meeting = await calls.meeting()
    const trashed = await calls.todo()
    await calls.put(meeting, calls.allPresent())
    await calls.excuse(meeting, 'carla', 'open')
    await calls.excuse(trashed, 'dan', 'accepted')
    const notice = { limit: 'warnings', allowed: 3 }
    const data = { ...notice, memberId: calls.idOf('carla') }
    await payload.create({ collection: 'limit-notices', data })
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'todos', id: idIn(trashed), data: { deletedAt } })
    const storeResult = (todo: string, memberId: string) => {
      const handedInAt = new Date().toISOString()
      return createRow(payload, 'todo-results', { todo, memberId, handedInAt, state: 'returned' })
    }
    const storeFacts = async (todo: string) => {
      const read = { todo, memberId: calls.idOf('dan') }
      await createRow(payload, 'reminders', { ...read, day: '2026-01-05' })
      const acknowledgedAt = new Date().toISOString()
      await createRow(payload, 'acknowledgements', { ...read, username: 'dan', acknowledgedAt })
    }
    await storeFacts(idIn(trashed))
    await storeResult(idIn(trashed), calls.idOf('dan'))
    const before = await Promise.all(about.map(idsOf))

    for (const kind of ['meeting', 'todo'] as const) {
      await calls.excuse(`${kind}/${gone}`, 'carla', 'open')
      const draft = { kind, subjectId: gone, marks: [] }
      await payload.create({ collection: 'roll-calls', data: draft })
    }
    const sent = { kind: 'meeting', subjectId: idIn(meeting), state: 'open' } as const
    await payload.create({
      collection: 'excuses',
      data: { ...sent, memberId: gone, reason: 'Ill.' },
    })
    const told = { ...notice, memberId: gone }
    await payload.create({ collection: 'limit-notices', data: told })
    await storeResult(idIn(trashed), gone)
    // SQLite has foreign keys.
    if (isMongodb(payload.db)) {
      await storeFacts(gone)
      await storeResult(gone, calls.idOf('dan'))
    }
    expect(await Promise.all(about.map(idsOf))).not.toEqual(before)

    await deleteLeftovers(payload)
    expect(await Promise.all(about.map(idsOf))).toEqual(before)
  })

  it('keeps a record, about no member and without the reason of its open dispute', async () => {
    const { payload } = tropa
    const { db } = payload
    const record = {
      name: 'carla',
      violation: 'Late',
      fee: 20,
      status: '1 lateness',
      date: '2026-01-05T01:00:00.000Z',
    }
    const dispute = { state: 'disputed', reason: 'I was there.' } as const
    const create = (member: string) =>
      payload.create({ collection: 'records', data: { ...record, ...dispute, member } })
    const linked = await create(calls.idOf('carla'))
    const { id } = await create(calls.idOf('dan'))
    // Only possible in MongoDB, which has no foreign keys.
    if (isMongodb(db)) {
      await db.updateOne({ collection: 'records', id, data: { member: gone } })
    }
    await deleteLeftovers(payload)
    const factsOf = async (recordId: string) => {
      const where = { id: { equals: recordId } }
      const found = await db.findOne<Stored.Record>({ collection: 'records', where })
      return [found?.member ?? null, found?.reason ?? null]
    }
    expect(await factsOf(linked.id)).toEqual([calls.idOf('carla'), dispute.reason])
    expect(await factsOf(id)).toEqual(
      isMongodb(db) ? [null, null] : [calls.idOf('dan'), dispute.reason],
    )
  })
})
