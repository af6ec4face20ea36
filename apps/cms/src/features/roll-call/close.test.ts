import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { openRollCalls, type RollCalls } from '../../testing/roll-calls'

let tropa: Booted
let calls: RollCalls

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  calls = await openRollCalls(tropa)
})
afterAll(() => tropa.stop())

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
      input.collection === slugs.activityLogs
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
})
