import { subjectNotFound } from '@tropa/contract/base/subject'
import { describe, expect, inject, it, vi } from 'vitest'
import { booted } from '../../testing/boot'
import { idIn, openedRollCalls } from '../../testing/roll-calls'

const tropa = booted({ RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

describe('closing a roll call', () => {
  it('writes all or nothing', async () => {
    const path = await calls.meeting()
    await calls.put(path, [
      calls.mark('carla', 'absent'),
      calls.mark('dan', 'absent'),
      calls.mark('ella', 'absent'),
    ])
    const { db } = tropa.payload
    const create = db.create.bind(db)
    const spy = vi.spyOn(db, 'create').mockImplementation((input) =>
      // The last row of the transaction.
      input.collection === 'activity-logs'
        ? Promise.reject(new Error('The process ends here.'))
        : create(input),
    )
    expect((await calls.close(path)).status).toBe(500)
    spy.mockRestore()
    expect(await calls.recordsOf(path)).toEqual([])
    expect((await calls.get(path)).body.closedAt).toBeNull()
    expect((await calls.close(path)).status).toBe(200)
    expect(await calls.recordsOf(path)).toHaveLength(3)
  })

  it('is closed once by twenty calls at the same moment', async () => {
    const path = await calls.meeting({ title: 'At once' })
    await calls.put(path, [
      calls.mark('carla', 'absent'),
      calls.mark('dan', 'late', 3),
      calls.mark('ella', 'present'),
    ])
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.close(path)))
    const [first] = answers
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first?.body])
    expect(await calls.recordsOf(path)).toHaveLength(2)
    const log = await tropa.call('GET /api/activitylog?search=At once', { token: calls.token })
    expect(log.body.logs).toHaveLength(1)
  })

  it('numbers a member’s records one after the other when several close at the same moment', async () => {
    const paths: string[] = []
    for (const title of ['First', 'Second', 'Third']) {
      const path = await calls.meeting({ title })
      await calls.put(path, [
        calls.mark('carla', 'present'),
        calls.mark('dan', 'present'),
        calls.mark('ella', 'late', 3),
      ])
      paths.push(path)
    }
    const answers = await Promise.all(paths.map((path) => calls.close(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const records = await Promise.all(paths.map((path) => calls.recordsOf(path)))
    expect(records.flatMap((each) => each.map(({ status }) => status)).sort()).toEqual([
      '1 lateness',
      '2 lateness',
      '3 lateness',
    ])
  })

  it('is not repeated by an id in upper case, which only MongoDB finds', async () => {
    const path = await calls.meeting()
    await calls.put(path, [
      calls.mark('carla', 'absent'),
      calls.mark('dan', 'present'),
      calls.mark('ella', 'present'),
    ])
    const closed = (await calls.close(path)).body
    const { status, body } = await calls.close(`meeting/${idIn(path).toUpperCase()}`)
    expect([status, body]).toEqual(
      inject('engine') === 'mongodb' ? [200, closed] : [404, { message: subjectNotFound }],
    )
    expect(await calls.recordsOf(path)).toHaveLength(1)
    const { totalDocs } = await tropa.payload.count({
      collection: 'roll-calls',
      where: { subjectId: { in: [idIn(path), idIn(path).toUpperCase()] } },
    })
    expect(totalDocs).toBe(1)
  })
})

describe('deleting a to-do', () => {
  it('takes its closed roll call and its excuses along, and leaves its records', async () => {
    const path = await calls.todo()
    const id = idIn(path)
    await calls.excuse(path, 'carla', 'declined')
    await calls.put(path, [
      calls.mark('carla', 'missed'),
      calls.mark('dan', 'delivered'),
      calls.mark('ella', 'delivered'),
    ])
    expect((await calls.close(path)).status).toBe(200)
    // MongoDB finds it whatever the case of its id.
    const sent = inject('engine') === 'mongodb' ? id.toUpperCase() : id
    await tropa.call(`DELETE /api/todo/${sent}`, { token: calls.token })
    for (const collection of ['roll-calls', 'excuses'] as const) {
      const where = { subjectId: { equals: id } }
      expect((await tropa.payload.count({ collection, where })).totalDocs).toBe(0)
    }
    expect(await calls.recordsOf(path)).toMatchObject([{ name: 'carla', fee: 0 }])
  })
})
