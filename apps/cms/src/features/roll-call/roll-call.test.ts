import { rollCallMessages } from '@tropa/contract/roll-call/roll-call'
import { describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { createMember, deleteMember, signIn } from '../../testing/fixtures'
import { idIn, numbers, openedRollCalls } from '../../testing/roll-calls'

const tropa = booted({ RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

const emptyRow = (name: string) => ({
  userId: calls.idOf(name),
  username: name,
  mark: null,
  minutes: null,
  excuse: null,
  outcome: null,
})

describe('a roll call', () => {
  it('lists the expected, but no blocked members', async () => {
    const id = idIn(await calls.meeting())
    const { status, body } = await calls.get(`meeting/${id}`)
    expect([status, body]).toEqual([
      200,
      {
        subject: {
          kind: 'meeting',
          _id: id,
          title: 'Stand-up',
          at: '2026-01-05T01:00:00.000Z',
        },
        closedAt: null,
        numbers,
        rows: ['carla', 'dan', 'ella'].map(emptyRow),
      },
    ])
    const todo = idIn(await calls.todo())
    expect((await calls.get(`todo/${todo}`)).body.subject).toEqual({
      kind: 'todo',
      _id: todo,
      title: 'Draft chapter 4',
      at: '2026-01-05',
    })
  })

  it('keeps a draft, the whole list, and shows what each mark costs', async () => {
    const path = await calls.meeting()
    const { body } = await calls.put(path, [
      calls.mark('carla', 'late', 12),
      calls.mark('dan', 'late', 31),
      calls.mark('ella', 'present'),
    ])
    expect(body.rows.map(({ mark: each, minutes, outcome }) => [each, minutes, outcome])).toEqual([
      ['late', 12, { fee: 50, counts: 'lateness' }],
      ['late', 31, { fee: 100, counts: 'absence' }],
      ['present', null, null],
    ])
    expect((await calls.get(path)).body).toEqual(body)
    const replaced = await calls.put(path, [calls.mark('dan', 'absent')])
    expect(replaced.body.rows.map(({ mark: each }) => each)).toEqual([null, 'absent', null])
    expect(await calls.recordsOf(path)).toEqual([])
  })

  it('is judged and recorded when it is closed, and closed once', async () => {
    const path = await calls.meeting()
    await calls.put(path, [
      calls.mark('carla', 'late', 12),
      calls.mark('dan', 'late', 45),
      calls.mark('ella', 'present'),
    ])
    const draft = (await calls.get(path)).body
    const closed = await calls.close(path)
    const { closedAt } = closed.body
    expect(closed.status).toBe(200)
    expect(closedAt).toMatch(/^\d{4}-.*Z$/)
    expect(closed.body).toEqual({ ...draft, closedAt })
    const written = await calls.recordsOf(path)
    expect(written).toMatchObject([
      { name: 'carla', violation: '12 minutes late to Stand-up', fee: 50, status: '1 lateness' },
      { name: 'dan', violation: 'Absent from Stand-up', fee: 100, status: '1 absence(s)' },
    ])
    for (const { date, numbers: judgedBy, state } of written) {
      expect({ date, judgedBy, state }).toEqual({
        date: closedAt,
        judgedBy: { ...numbers, lateTo: 4, veryLateTo: 30 },
        state: 'open',
      })
    }
    expect((await calls.close(path)).body).toEqual(closed.body)
    expect((await calls.put(path, calls.allPresent())).status).toBe(409)
    expect(await calls.recordsOf(path)).toHaveLength(2)
    const listed = (await tropa.call('GET /api/meetings', { token: calls.token })).body.meetings
    expect(listed.find(({ _id }) => path.endsWith(_id))?.closedAt).toBe(closedAt)
    const log = await tropa.call('GET /api/activitylog?search=Closed the roll call of Stand-up', {
      token: calls.token,
    })
    expect(log.body.logs).toMatchObject([
      {
        username: 'ada',
        action: 'CLOSE_ROLL_CALL',
        description: 'Closed the roll call of Stand-up with 2 records',
      },
    ])
  })

  it('counts each member’s own records of each kind, without those that were withdrawn', async () => {
    const kim = await createMember(tropa.payload, 'counted', 'user', { teams: ['dev-team'] })
    const type = (status: string, more: object = {}) =>
      tropa.payload.create({
        collection: 'records',
        data: {
          name: 'Counted',
          violation: 'Typed',
          fee: 0,
          status,
          date: '2026-01-01T00:00:00.000Z',
          member: kim.id,
          ...more,
        },
      })
    await type('1 lateness')
    await type('1 warning(s)')
    await type('2 lateness', { state: 'withdrawn' })
    const { id } = await type('3 lateness')
    const trash = { deletedAt: new Date().toISOString() }
    await tropa.payload.update({ collection: 'records', id, data: trash })
    const path = await calls.meeting({ assignees: ['Dev Team'] })
    await calls.put(path, [
      { userId: kim.id, mark: 'late', minutes: 3 },
      calls.mark('ben', 'present'),
    ])
    await calls.close(path)
    expect((await calls.recordsOf(path)).map(({ status }) => status)).toEqual(['2 lateness'])
    await deleteMember(tropa.payload, kim.id)
  })

  it('excuses a member with an accepted excuse, whatever a draft says', async () => {
    const path = await calls.meeting()
    await calls.excuse(path, 'dan', 'accepted')
    await calls.put(path, [calls.mark('carla', 'present'), calls.mark('ella', 'absent')])
    const { rows } = (await calls.get(path)).body
    expect(rows[1]).toMatchObject({
      mark: 'excused',
      excuse: { state: 'accepted', reason: 'Ill.' },
      outcome: null,
    })
    const other = await calls.put(path, [calls.mark('dan', 'absent')])
    expect([other.status, other.body.errors]).toEqual([400, { marks: rollCallMessages.excused }])
    expect(
      (await calls.put(path, [...calls.allPresent().slice(0, 1), calls.mark('dan', 'excused')]))
        .status,
    ).toBe(200)
  })

  it('tells no user of another’s mark, excuse or record', async () => {
    const carla = await signIn(tropa.call, 'carla')
    const path = await calls.meeting({ title: 'Seen by carla' })
    await calls.excuse(path, 'dan', 'declined')
    await calls.put(path, [
      calls.mark('carla', 'present'),
      calls.mark('dan', 'late', 599),
      calls.mark('ella', 'absent'),
    ])
    await calls.close(path)
    for (const line of ['GET /api/meetings', 'GET /api/todo', 'GET /api/todo/archived']) {
      const { status, body } = await tropa.call(line, { token: carla })
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/dan|ella|\b599\b|Ill\./)
    }
    for (const line of ['GET /api/records', 'GET /api/activitylog', 'GET /cms/api/records']) {
      expect((await tropa.call(line, { token: carla })).status).toBe(403)
    }
  })
})
