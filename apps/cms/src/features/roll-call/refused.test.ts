import { rollCallMessages } from '@tropa/contract/roll-call/roll-call'
import { subjectNotFound } from '@tropa/contract/base/subject'
import { describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { idIn, openedRollCalls } from '../../testing/roll-calls'
import { findSubject } from './subject'
import { saveDraft } from './stored-roll-call'

const tropa = booted({ RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

describe('a roll call', () => {
  it('is not closed while a mark is missing or an excuse is open', async () => {
    const path = await calls.meeting()
    await calls.put(path, calls.allPresent().slice(0, 2))
    const missing = await calls.close(path)
    expect([missing.status, missing.body.message]).toEqual([409, rollCallMessages.markMissing])
    await calls.put(path, calls.allPresent())
    await calls.excuse(path, 'ella', 'open')
    const open = await calls.close(path)
    expect([open.status, open.body.message]).toEqual([409, rollCallMessages.excuseOpen])
    expect((await calls.get(path)).body.closedAt).toBeNull()
  })

  it('does not begin before the meeting or while the to-do is active', async () => {
    const meeting = await calls.meeting({ startsAt: '2999-01-01T00:00:00Z' })
    const todo = await calls.todo('2999-12-31')
    for (const [path, message] of [
      [meeting, rollCallMessages.notBegun],
      [todo, rollCallMessages.stillActive],
    ] as const) {
      expect((await calls.get(path)).status).toBe(200)
      for (const { status, body } of [await calls.put(path, []), await calls.close(path)]) {
        expect([status, body.message]).toEqual([400, message])
      }
      const where = { subjectId: { equals: idIn(path) } }
      const { totalDocs } = await tropa.payload.count({ collection: 'roll-calls', where })
      expect(totalDocs).toBe(0)
    }
  })

  it('stays closed to a list that no longer fits', async () => {
    const path = await calls.meeting()
    await calls.put(path, calls.allPresent())
    await calls.close(path)
    for (const marks of [calls.allPresent(), [calls.mark('gone', 'present')]]) {
      const { status, body } = await calls.put(path, marks)
      expect([status, body]).toEqual([409, { message: rollCallMessages.closed }])
    }
  })

  it('refuses impossible marks, at the marks', async () => {
    const path = await calls.meeting()
    for (const marks of [
      'x',
      [calls.mark('carla', 'delivered')],
      [calls.mark('ben', 'present')],
      [calls.mark('gone', 'present')],
      [{ userId: 'x', mark: 'present' }],
    ]) {
      const { status, body } = await calls.put(path, marks)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['marks']])
    }
    const todo = await calls.put(await calls.todo(), [calls.mark('carla', 'late', 5)])
    expect([todo.status, todo.body.errors]).toEqual([
      400,
      { marks: rollCallMessages.wrongMark('todo') },
    ])
    expect((await calls.get(path)).body.rows.map(({ mark: each }) => each)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is 404 for an unknown or impossible path, also with an invalid body', async () => {
    const meeting = idIn(await calls.meeting())
    for (const path of [
      'meeting/x',
      'todo/000000000000000000000000',
      `todo/${meeting}`,
      `party/${meeting}`,
    ]) {
      for (const { status, body } of [
        await calls.get(path),
        await calls.put(path, 'x'),
        await calls.close(path),
      ]) {
        expect([path, status, body]).toEqual([path, 404, { message: subjectNotFound }])
      }
    }
  })

  it('is 404 for a meeting that was deleted while its marks were sent', async () => {
    const { payload, call } = tropa
    const id = idIn(await calls.meeting())
    const found = await findSubject(payload, 'meeting', id)
    if (!found) throw new Error('There is no such meeting.')
    await call(`DELETE /api/meetings/${id}` as 'DELETE /api/meetings/{id}', { token: calls.token })
    await expect(saveDraft(payload, found, [])).rejects.toMatchObject({
      status: 404,
      message: subjectNotFound,
    })
  })

  it('is not found once its to-do is in the trash, and goes with it', async () => {
    const id = idIn(await calls.todo())
    await calls.put(`todo/${id}`, [calls.mark('dan', 'missed')])
    await calls.excuse(`todo/${id}`, 'ella', 'open')
    const trash = { deletedAt: new Date().toISOString() }
    await tropa.payload.update({ collection: 'todos', id, data: trash })
    expect((await calls.get(`todo/${id}`)).status).toBe(404)
    await tropa.payload.delete({ collection: 'todos', id, trash: true })
    for (const collection of ['roll-calls', 'excuses'] as const) {
      const where = { subjectId: { equals: id } }
      expect((await tropa.payload.count({ collection, where })).totalDocs).toBe(0)
    }
  })
})
