import { randomUUID } from 'node:crypto'
import { dateIn } from '@tropa/contract/time/team-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { newTodo, signIn } from '../../testing/fixtures'
import { acknowledge } from './acknowledge'

let tropa: Booted
let admin: string
let user: string

beforeAll(async () => {
  tropa = await boot()
  admin = await signIn(tropa.call, 'ada')
  user = await signIn(tropa.call, 'ben')
})
afterAll(() => tropa.stop())

const post = (override?: Record<string, unknown>) =>
  tropa.call('POST /api/todo', { token: admin, body: newTodo(override) })

describe('a to-do', () => {
  it('is posted by an admin and listed for everyone', async () => {
    const { status, body } = await post()
    expect(status).toBe(201)
    expect(body.data).toEqual({
      _id: expect.any(String),
      title: 'Write the report',
      desc: 'Chapters one to three.',
      assignee: 'Dev Team, Docu Team',
      deadline: '2999-12-31',
      priority: 'High',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      acknowledgedBy: [],
    })
    const list = await tropa.call('GET /api/todo', { token: user })
    expect(list.status).toBe(200)
    expect(list.body).toContainEqual(body.data)
  })

  it('is acknowledged once, however often it is asked', async () => {
    const { body } = await post({ title: 'Read me' })
    const { _id } = body.data as { _id: string }
    const first = await tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token: user })
    const second = await tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token: user })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.data).toEqual(first.body.data)
    expect(second.body.data).toMatchObject({
      acknowledgedBy: [{ userId: expect.any(String), username: 'ben' }],
    })
  })

  it('goes with its acknowledgements when an admin deletes it', async () => {
    const { body } = await post({ title: 'Short-lived' })
    const { _id } = body.data as { _id: string }
    await tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token: user })
    expect((await tropa.call(`DELETE /api/todo/${_id}`, { token: admin })).status).toBe(200)
    const left = await tropa.payload.db.count({
      collection: 'acknowledgements',
      where: { todo: { equals: _id } },
    })
    expect(left.totalDocs).toBe(0)
    expect((await tropa.call(`DELETE /api/todo/${_id}`, { token: admin })).status).toBe(404)
  })

  it('that was deleted while it was being acknowledged is no failure of the server', async () => {
    const session = { id: 'x', sid: 'x', username: 'ben', userType: 'user' } as const
    await expect(acknowledge(tropa.payload, randomUUID(), session)).resolves.toBeUndefined()
  })

  it('cannot be due before today', async () => {
    const { status, body } = await post({ deadline: '2001-01-01' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ deadline: 'The deadline cannot be before today.' })
  })

  it('is archived the day after its deadline, and can then no longer be acknowledged', async () => {
    const today = dateIn(tropa.env.timeZone)
    const store = (title: string, deadline: string) =>
      tropa.payload.create({
        collection: 'todos',
        data: { title, desc: 'x', deadline, priority: 'Low', assignees: ['Heads'] },
      })
    const due = await store('Due today', today)
    const past = await store('Past', '2020-02-02')
    await store('Longer past', '2020-02-01')
    const titles = async (line: string) =>
      ((await tropa.call(line, { token: user })).body as unknown as { title: string }[]).map(
        ({ title }) => title,
      )
    expect((await titles('GET /api/todo'))[0]).toBe('Due today')
    expect(await titles('GET /api/todo/archived')).toEqual(['Past', 'Longer past'])
    const acknowledge = (id: string) =>
      tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token: user })
    expect((await acknowledge(due.id)).status).toBe(200)
    expect((await acknowledge(past.id)).status).toBe(400)
  })

  it('is for everyone when all four teams are chosen, in whatever order', async () => {
    const { body } = await post({
      assignees: ['Docu Team', 'Heads', 'Design Team', 'Dev Team'],
      assignee: 'Heads, Docu Team, Dev Team, Design Team',
    })
    expect(body.data).toMatchObject({ assignee: 'Everyone' })
    const disagreeing = await post({ assignees: ['Heads'], assignee: 'Dev Team' })
    expect([disagreeing.status, Object.keys(disagreeing.body.errors ?? {})]).toEqual([
      400,
      ['assignee'],
    ])
  })
})
