import { rollCallMessages } from '@tropa/contract/roll-call/roll-call'
import { describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { openedRollCalls } from '../../testing/roll-calls'

const tropa = booted({ RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

const change = (name: string, was: string | null, mark: string | null, minutes?: number) => ({
  userId: calls.idOf(name),
  mark,
  was,
  ...(minutes !== undefined && { minutes }),
})

const marksOf = async (path: string) => {
  const { rows } = (await calls.get(path)).body
  return rows.map(({ mark, minutes }) => (minutes === null ? mark : `${mark} ${minutes}`))
}

describe('PATCH /api/rollcall/{kind}/{id}', () => {
  it('stores the rows that it names and leaves the others alone', async () => {
    const path = await calls.meeting()
    const { status, body } = await calls.patch(path, [change('carla', null, 'late', 12)])
    expect(status).toBe(200)
    expect(body).toEqual((await calls.get(path)).body)
    await calls.patch(path, [change('dan', null, 'absent')])
    expect(await marksOf(path)).toEqual(['late 12', 'absent', null])
    await calls.patch(path, [change('carla', 'late', null)])
    expect(await marksOf(path)).toEqual([null, 'absent', null])
  })

  it('refuses a row that somebody else has marked, by name, and stores the others', async () => {
    const path = await calls.meeting()
    await calls.patch(path, [change('carla', null, 'absent')])
    const { status, body } = await calls.patch(path, [
      change('carla', null, 'present'),
      change('dan', null, 'present'),
    ])
    const message = rollCallMessages.overtaken(['carla'])
    expect([status, body]).toEqual([409, { message, errors: { marks: message } }])
    expect(await marksOf(path)).toEqual(['absent', 'present', null])
  })

  it('accepts an attempt again whose response was lost', async () => {
    const path = await calls.meeting()
    const marks = [change('carla', null, 'late', 5)]
    expect([
      (await calls.patch(path, marks)).status,
      (await calls.patch(path, marks)).status,
    ]).toEqual([200, 200])
  })

  it('keeps every mark of admins who mark different people at the same moment', async () => {
    const path = await calls.meeting()
    const all = ['carla', 'dan', 'ella'].map((name) =>
      calls.patch(path, [change(name, null, 'present')]),
    )
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await marksOf(path)).toEqual(['present', 'present', 'present'])
  })

  it('refuses what the whole list would be refused for', async () => {
    const path = await calls.meeting()
    const statuses = async (...marks: unknown[]) => (await calls.patch(path, marks)).status
    expect(await statuses(change('carla', null, 'delivered'))).toBe(400)
    expect(await statuses(change('carla', null, 'late'))).toBe(400)
    expect(await statuses(change('ada', null, 'present'))).toBe(400)
    expect(await statuses({ userId: calls.idOf('carla'), mark: 'present' })).toBe(400)
    await calls.excuse(path, 'dan', 'accepted')
    expect(await statuses(change('dan', 'excused', 'absent'))).toBe(400)
    const later = await calls.meeting({ startsAt: '2999-01-05T01:00:00.000Z' })
    expect((await calls.patch(later, [change('carla', null, 'present')])).status).toBe(400)
    await calls.put(
      path,
      calls.allPresent().filter(({ userId }) => userId !== calls.idOf('dan')),
    )
    expect((await calls.close(path)).status).toBe(200)
    expect((await calls.patch(path, [change('carla', 'present', 'absent')])).status).toBe(409)
  })
})
