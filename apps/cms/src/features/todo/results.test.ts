import { peopleMessages } from '@tropa/contract/todo/people'
import { resultMessages } from '@tropa/contract/todo/result'
import { beforeAll, describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { changeMember, createMember, newTodo, signIn } from '../../testing/fixtures'
import { openRollCalls } from '../../testing/roll-calls'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  for (const name of ['kim', 'lea']) {
    await createMember(tropa.payload, name, 'user', { teams: ['Design Team'] })
  }
  await createMember(tropa.payload, 'zoe', 'admin', { teams: ['Design Team'] })
  const { docs } = await tropa.payload.find({ collection: 'members' })
  for (const { id, username } of docs) ids[username] = id
  for (const name of ['ada', 'zoe', 'ben', 'kim', 'lea']) {
    tokens[name] = await signIn(tropa.call, name)
  }
})

const send = <Line extends string>(line: Line, who: string, body?: object) =>
  tropa.call(line, { ...(tokens[who] && { token: tokens[who] }), ...(body && { body }) })

const post = async () => {
  const body = newTodo({ assignees: ['Design Team'], assignee: 'Design Team' })
  return (await send('POST /api/todo', 'ada', body)).body.data._id
}

const link = 'https://example.com/chapter-4'

const handIn = (id: string, who: string, body: object = { link, note: 'Done.' }) =>
  send(`PUT /api/todo/${id}/result`, who, body)

describe('PUT /api/todo/{id}/people', () => {
  it('makes some members of the teams the only ones who are expected', async () => {
    const id = await post()
    const set = await send(`PUT /api/todo/${id}/people`, 'ada', { userIds: [ids.kim, ids.kim] })
    expect([set.status, set.body]).toEqual([
      200,
      { message: peopleMessages.changed, data: { userIds: [ids.kim] } },
    ])
    const { body } = await send('GET /api/todo/people', 'ben')
    expect(body).toContainEqual({ _id: id, userIds: [ids.kim] })
    const waiting = (await send('GET /api/todo/waiting', 'ada')).body
    const found = waiting.find((each: { _id: string }) => each._id === id)
    expect([found.expected, found.waiting]).toEqual([
      1,
      [expect.objectContaining({ userId: ids.kim })],
    ])
    expect((await handIn(id, 'lea')).status).toBe(404)
    const excuse = { kind: 'todo', id, reason: 'I am ill.' }
    expect((await send('POST /api/excuses', 'lea', excuse)).status).toBe(404)

    await send(`PUT /api/todo/${id}/people`, 'ada', { userIds: [] })
    const all = (await send('GET /api/todo/people', 'ben')).body
    expect(all).not.toContainEqual(expect.objectContaining({ _id: id }))
    expect((await handIn(id, 'lea')).status).toBe(200)
  })

  it('refuses somebody whom the teams do not ask', async () => {
    const { status, body } = await send(`PUT /api/todo/${await post()}/people`, 'ada', {
      userIds: [ids.kim, ids.ben],
    })
    expect([status, body.errors]).toEqual([400, { userIds: peopleMessages.notAsked }])
  })

  it('expects nobody whom the teams no longer ask', async () => {
    const id = await post()
    await send(`PUT /api/todo/${id}/people`, 'ada', { userIds: [ids.lea] })
    await changeMember(tropa.payload, ids.lea ?? '', { teams: [] })
    expect((await handIn(id, 'lea')).status).toBe(404)
    await changeMember(tropa.payload, ids.lea ?? '', { teams: ['Design Team'] })
  })
})

describe('A result', () => {
  it('is handed in, returned, handed in again and accepted', async () => {
    const id = await post()
    const { body } = await handIn(id, 'kim')
    expect(body).toEqual({
      message: resultMessages.handedIn,
      data: {
        userId: ids.kim,
        username: 'kim',
        link,
        note: 'Done.',
        handedInAt: expect.any(String),
        state: 'handed-in',
        answer: null,
      },
    })
    const again = (await handIn(id, 'kim')).body.data
    expect(again).toEqual(body.data)

    const path = `PATCH /api/todo/${id}/results/${ids.kim}`
    const seen = { handedInAt: body.data.handedInAt }
    const returned = await send(path, 'ada', { ...seen, state: 'returned', answer: 'Page 3?' })
    expect([returned.status, returned.body.data]).toEqual([
      200,
      { ...body.data, state: 'returned', answer: 'Page 3?' },
    ])
    const { body: needs } = await send('GET /api/attention', 'kim')
    expect(needs.map(({ text }: { text: string }) => text)).toContain(
      `${newTodo().title} came back: see the note.`,
    )

    const second = (await handIn(id, 'kim', { link, note: null })).body.data
    expect(second).toMatchObject({ state: 'handed-in', answer: null, note: null })
    const stale = await send(path, 'ada', { ...seen, state: 'accepted' })
    expect([stale.status, stale.body.message]).toEqual([409, resultMessages.changed])
    const accepted = await send(path, 'ada', { handedInAt: second.handedInAt, state: 'accepted' })
    expect(accepted.body.data.state).toBe('accepted')
  })

  it('is read by admins and by its member, by nobody else', async () => {
    const id = await post()
    await handIn(id, 'kim')
    await handIn(id, 'zoe')
    const usersIn = async (who: string) =>
      (await send(`GET /api/todo/${id}/results`, who)).body.map(
        ({ username }: { username: string }) => username,
      )
    expect(await usersIn('ada')).toEqual(['kim', 'zoe'])
    expect(await usersIn('kim')).toEqual(['kim'])
    expect(await usersIn('lea')).toEqual([])
  })

  it('is taken back with neither a link nor a note', async () => {
    const id = await post()
    await handIn(id, 'kim')
    const { body } = await handIn(id, 'kim', { link: ' ', note: null })
    expect(body).toEqual({ message: resultMessages.takenBack, data: null })
    expect((await send(`GET /api/todo/${id}/results`, 'ada')).body).toEqual([])
  })

  it.each(['javascript:alert(1)', 'ftp://example.com', 'example.com', `https://${'x'.repeat(2000)}`])(
    'has no link such as %s',
    async (text) => {
      const { status, body } = await handIn(await post(), 'kim', { link: text, note: null })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['link']])
    },
  )

  it('is not decided by the admin whose own it is', async () => {
    const id = await post()
    const { handedInAt } = (await handIn(id, 'zoe')).body.data
    const own = await send(`PATCH /api/todo/${id}/results/${ids.zoe}`, 'zoe', {
      state: 'accepted',
      handedInAt,
    })
    expect([own.status, own.body.message]).toEqual([403, resultMessages.own])
  })

  it('prefills the roll call, and can no longer be changed once that is closed', async () => {
    const calls = await openRollCalls(tropa)
    const path = await calls.todo()
    const id = path.split('/')[1] ?? ''
    await handIn(id, 'kim')
    const rows = (await send(`GET /api/rollcall/${path}`, 'ada')).body.rows
    const markOf = (name: string) =>
      rows.find(({ username }: { username: string }) => username === name)?.mark
    expect([markOf('kim'), markOf('lea')]).toEqual(['delivered', null])
    const marks = rows.map(({ userId }: { userId: string }) => ({ userId, mark: 'delivered' }))
    await send(`PUT /api/rollcall/${path}`, 'ada', { marks })
    expect((await send(`POST /api/rollcall/${path}/close`, 'ada')).status).toBe(200)
    const late = await handIn(id, 'kim', { link: null, note: 'Too late.' })
    expect([late.status, late.body.message]).toEqual([409, resultMessages.closed])
  })

  it('is deleted with its member', async () => {
    await createMember(tropa.payload, 'max', 'user', { teams: ['Design Team'] })
    tokens.max = await signIn(tropa.call, 'max')
    const id = await post()
    const { userId } = (await handIn(id, 'max')).body.data
    await send(`DELETE /api/members/${userId}`, 'ada')
    expect((await send(`GET /api/todo/${id}/results`, 'ada')).body).toEqual([])
  })
})
