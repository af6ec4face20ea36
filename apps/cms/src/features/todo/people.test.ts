import { peopleMessages } from '@tropa/contract/todo/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { changeMember, createMember, newTodo, signIn, storeTodo } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  for (const name of ['kim', 'lea']) {
    await createMember(tropa.payload, name, 'user', { teams: ['design-team'] })
  }
  const { docs } = await tropa.payload.find({ collection: 'members' })
  for (const { id, username } of docs) ids[username] = id
  for (const name of ['ada', 'ben', 'kim', 'lea']) tokens[name] = await signIn(tropa.call, name)
})

const send = <Line extends string>(line: Line, who: string, body?: object) =>
  tropa.call(line, { ...(tokens[who] && { token: tokens[who] }), ...(body && { body }) })

const post = async () => {
  const body = newTodo({ assignees: ['Design Team'], assignee: 'Design Team' })
  return (await send('POST /api/todo', 'ada', body)).body.data._id
}

const setPeople = (id: string, ...names: string[]) =>
  send(`PUT /api/todo/${id}/people` as 'PUT /api/todo/{id}/people', 'ada', {
    userIds: names.map((name) => ids[name]),
  })

const waitingFor = async (id: string) => {
  const waiting = (await send('GET /api/todo/waiting', 'ada')).body
  const found = waiting.find(({ _id }) => _id === id)
  return [found?.expected, found?.waiting.map(({ username }) => username)]
}

describe('PUT /api/todo/{id}/people', () => {
  it('expects only some members of the teams, until all are expected again', async () => {
    const id = await post()
    expect(await waitingFor(id)).toEqual([2, ['kim', 'lea']])
    await send(`PATCH /api/todo/${id}/acknowledge`, 'lea')
    const before = (await send('GET /api/todo', 'ben')).body.find(({ _id }) => _id === id)

    const set = await setPeople(id, 'kim', 'kim')
    expect([set.status, set.body]).toEqual([
      200,
      { message: peopleMessages.changed, data: { userIds: [ids.kim] } },
    ])
    expect((await send('GET /api/todo/people', 'ben')).body).toContainEqual({
      _id: id,
      userIds: [ids.kim],
    })
    expect(await waitingFor(id)).toEqual([1, ['kim']])
    const after = (await send('GET /api/todo', 'ben')).body.find(({ _id }) => _id === id)
    expect(after).toEqual(before)
    expect(after?.acknowledgedBy.map(({ username }) => username)).toEqual(['lea'])
    const excuse = { kind: 'todo', id, reason: 'I am ill.' }
    expect((await send('POST /api/excuses', 'lea', excuse)).status).toBe(404)
    expect((await send('POST /api/excuses', 'kim', excuse)).status).toBe(201)

    await setPeople(id)
    const all = (await send('GET /api/todo/people', 'ben')).body
    expect(all.map(({ _id }) => _id)).not.toContain(id)
    expect(await waitingFor(id)).toEqual([2, ['kim']])
  })

  it('refuses a person the teams do not ask', async () => {
    const id = await post()
    for (const refused of [await setPeople(id, 'kim', 'ben'), await setPeople(id, 'nobody')]) {
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['userIds']])
    }
    expect((await setPeople(id, 'ben')).body.errors).toEqual({ userIds: peopleMessages.notAsked })
  })

  it('refuses a to-do that is archived', async () => {
    const { id } = await storeTodo(tropa.payload, { assignees: ['design-team'] })
    const { status, body } = await setPeople(id, 'kim')
    expect([status, body]).toEqual([400, { message: peopleMessages.archived }])
  })

  it('expects nobody whom the teams no longer ask', async () => {
    const id = await post()
    await setPeople(id, 'kim', 'lea')
    await changeMember(tropa.payload, ids.lea ?? '', { teams: [] })
    expect(await waitingFor(id)).toEqual([1, ['kim']])
    await changeMember(tropa.payload, ids.lea ?? '', { teams: ['design-team'] })
    expect(await waitingFor(id)).toEqual([2, ['kim', 'lea']])
  })

  it('keeps the to-do from the feeds of others', async () => {
    const id = await post()
    await setPeople(id, 'kim')
    const feedOf = async (name: string) => {
      const { url } = (await send('POST /api/user/feed', name)).body
      return (
        await fetch(new URL(new URL(url).pathname + new URL(url).search, tropa.origin))
      ).text()
    }
    expect(await feedOf('kim')).toContain(id)
    expect(await feedOf('lea')).not.toContain(id)
  })

  it('makes a deadline collide with those of the teams of its people only', async () => {
    const date = '2999-06-01'
    const body = newTodo({ assignees: ['Everyone'], assignee: 'Everyone', deadline: date })
    const id = (await send('POST /api/todo', 'ada', body)).body.data._id
    const dueFor = async (team: string) => {
      const query = new URLSearchParams({ date, assignees: team }).toString()
      const day = await send(`GET /api/calendar/day?${query}`, 'ada')
      return day.body.due.map(({ _id }: { _id: string }) => _id)
    }
    expect(await dueFor('Dev Team')).toEqual([id])
    await setPeople(id, 'kim')
    expect([await dueFor('Dev Team'), await dueFor('Design Team')]).toEqual([[], [id]])
  })
})
