import { dateIn } from '@tropa/contract/base/team-time'
import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import type { Payload } from 'payload'
import { describe, expect, inject, it } from 'vitest'
import { openPayload } from '../../commands/archive/open-database'
import { insertAcknowledgement } from '../../database/acknowledgements'
import { newId } from '../../database/ids'
import { toStoredDate } from '../../payload/fields/stored-date'
import type { Session } from '../../rpc/session'
import { booted, signedIn } from '../../testing/boot'
import { newTodo, storeTodo } from '../../testing/fixtures'
import { findTodo, type FoundTodo } from './read'

const tropa = booted()
const tokens = signedIn(tropa, 'ada', 'ben')

const post = (override?: Record<string, unknown>) =>
  tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo(override) })

const postedId = async (title: string) => (await post({ title })).body.data._id

const acknowledge = (
  payload: Payload,
  found: FoundTodo,
  member: Pick<Session, 'id' | 'username'>,
) =>
  insertAcknowledgement(payload, {
    ...{ found, member, version: 1, since: '2026-01-05' },
    find: () => findTodo(payload, found.todo._id),
    isRead: () => true,
  })

const acknowledgeAsUser = (id: string) =>
  tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token: tokens.ben })

const deleteAsAdmin = (id: string) => tropa.call(`DELETE /api/todo/${id}`, { token: tokens.ada })

const titlesOf = async (line: 'GET /api/todo' | 'GET /api/todo/archived') =>
  (await tropa.call(line, { token: tokens.ben })).body.map(({ title }) => title)

const countAcknowledgements = async (id: string) => {
  const where = { todo: { equals: id } }
  return (await tropa.payload.db.count({ collection: 'acknowledgements', where })).totalDocs
}

const foundTodo = async (id: string) => (await findTodo(tropa.payload, id)) ?? expect.fail()

describe('to-dos', () => {
  it('lists a to-do that an admin has posted to every member', async () => {
    const { status, body } = await post()
    expect(status).toBe(201)
    expect(body.data).toEqual({
      ...sampleTodo,
      _id: expect.any(String),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    const list = await tropa.call('GET /api/todo', { token: tokens.ben })
    expect(list.status).toBe(200)
    expect(list.body).toContainEqual(body.data)
  })

  it('stores one acknowledgement when a member acknowledges a to-do twice', async () => {
    const id = await postedId('Read me')
    const first = await acknowledgeAsUser(id)
    const second = await acknowledgeAsUser(id)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.data).toEqual(first.body.data)
    expect(second.body.data).toMatchObject({
      acknowledgedBy: [{ userId: expect.any(String), username: 'ben' }],
    })
  })

  it('deletes the acknowledgements of a to-do with the to-do', async () => {
    const id = await postedId('Short-lived')
    await acknowledgeAsUser(id)
    expect((await deleteAsAdmin(id)).status).toBe(200)
    expect(await countAcknowledgements(id)).toBe(0)
    expect((await deleteAsAdmin(id)).status).toBe(404)
  })

  it('ignores the acknowledgement of a to-do that has just been deleted', async () => {
    const found = await foundTodo(await postedId('Short-lived'))
    await deleteAsAdmin(found.todo._id)
    const { present } = await acknowledge(tropa.payload, found, { id: 'x', username: 'ben' })
    expect(present).toBeUndefined()
    expect(await countAcknowledgements(found.todo._id)).toBe(0)
  })

  it('is deleted during ten acknowledgements, and is then no longer listed', async () => {
    const id = await postedId('Contested')
    const [deleted, ...acknowledged] = await Promise.all([
      deleteAsAdmin(id),
      ...Array.from({ length: 10 }, () => acknowledgeAsUser(id)),
    ])
    expect(deleted.status).toBe(200)
    for (const { status } of acknowledged) expect([200, 404]).toContain(status)
    expect(await titlesOf('GET /api/todo')).not.toContain('Contested')
    expect((await acknowledgeAsUser(id)).status).toBe(404)
  })

  it('rejects a to-do whose deadline has passed', async () => {
    const { status, body } = await post({ deadline: '2001-01-01' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ deadline: 'The deadline cannot be before today.' })
  })

  it('archives a to-do the day after its deadline and then rejects acknowledgements', async () => {
    const today = dateIn(tropa.env.timeZone)
    const store = (title: string, deadline: string) =>
      storeTodo(tropa.payload, { title, deadline: toStoredDate(deadline) })
    const due = await store('Due today', today)
    const past = await store('Past', '2020-02-02')
    await store('Longer past', '2020-02-01')
    expect((await titlesOf('GET /api/todo'))[0]).toBe('Due today')
    expect(await titlesOf('GET /api/todo/archived')).toEqual(['Past', 'Longer past'])
    expect((await acknowledgeAsUser(due.id)).status).toBe(200)
    expect((await acknowledgeAsUser(past.id)).status).toBe(400)
  })
})

describe.runIf(inject('engine') === 'mongodb')('two instances', () => {
  it('store one acknowledgement for each of twenty members at once', async () => {
    const other = await openPayload(tropa.env, tropa.env.database)
    const found = await foundTodo(await postedId('On both'))
    const members = Array.from({ length: 20 }, (_, index) => ({
      id: newId(),
      username: `m${index}`,
    }))
    const outcomes = await Promise.all(
      [tropa.payload, other].flatMap((payload) =>
        members.map((member) => acknowledge(payload, found, member)),
      ),
    )
    await other.destroy()
    expect(outcomes.map(({ stored }) => stored)).toEqual(Array(40).fill(1))
    expect(await countAcknowledgements(found.todo._id)).toBe(20)
  })
})
