import { resultMessages, type TodoResult } from '@tropa/contract/todo/result'
import { todoMessages } from '@tropa/contract/todo/todo'
import { beforeAll, describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { changeMember, createMember, newTodo, signIn } from '../../testing/fixtures'
import { openRollCalls } from '../../testing/roll-calls'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}

const crew = Array.from({ length: 10 }, (_, index) => `crew${index}`)

beforeAll(async () => {
  for (const name of ['kim', 'lea']) {
    await createMember(tropa.payload, name, 'user', { teams: ['design-team'] })
  }
  for (const name of crew) await createMember(tropa.payload, name, 'user', { teams: ['heads'] })
  await createMember(tropa.payload, 'zoe', 'admin', { teams: ['design-team'] })
  const { docs } = await tropa.payload.find({ collection: 'members', limit: 100 })
  for (const { id, username } of docs) ids[username] = id
  for (const name of ['ada', 'zoe', 'ben', 'kim', 'lea', ...crew]) {
    tokens[name] = await signIn(tropa.call, name)
  }
})

const send = <Line extends string>(line: Line, who: string, body?: object) =>
  tropa.call(line, { ...(tokens[who] && { token: tokens[who] }), ...(body && { body }) })

const post = async (team = 'Design Team') => {
  const body = newTodo({ assignees: [team], assignee: team })
  return (await send('POST /api/todo', 'ada', body)).body.data._id
}

const link = 'https://example.com/chapter-4'

const sendResult = (id: string, who: string, body: object = { link, note: 'Done.' }) =>
  send(`PUT /api/todo/${id}/result` as 'PUT /api/todo/{id}/result', who, body)

const handIn = async (...sent: Parameters<typeof sendResult>): Promise<TodoResult> => {
  const { status, body } = await sendResult(...sent)
  if (!body.data) throw new Error(`${status} ${body.message}`)
  return body.data
}

const answer = (id: string, who: string, name: string, body: object) =>
  send(
    `PATCH /api/todo/${id}/results/${ids[name]}` as 'PATCH /api/todo/{id}/results/{userId}',
    who,
    body,
  )

const resultsOf = async (id: string, who = 'ada') =>
  (await send(`GET /api/todo/${id}/results` as 'GET /api/todo/{id}/results', who)).body

const activeResults = async (who: string) => (await send('GET /api/todo/results', who)).body

const needs = async (who: string) =>
  (await send('GET /api/attention', who)).body.map(({ text }) => text)

const cameBack = `${newTodo().title} came back: see the note.`

describe('A result', () => {
  it('is handed in, returned, handed in again and accepted', async () => {
    const id = await post()
    const first = await handIn(id, 'kim')
    expect(first).toEqual({
      userId: ids.kim,
      username: 'kim',
      link,
      note: 'Done.',
      handedInAt: expect.any(String),
      state: 'handed-in',
      answer: null,
    })
    expect(await handIn(id, 'kim')).toEqual(first)

    const seen = { handedInAt: first.handedInAt }
    const returned = await answer(id, 'ada', 'kim', {
      ...seen,
      state: 'returned',
      answer: 'Page 3?',
    })
    expect([returned.status, returned.body]).toEqual([
      200,
      {
        message: resultMessages.returned,
        data: { ...first, state: 'returned', answer: 'Page 3?' },
      },
    ])
    expect((await needs('kim'))[0]).toBe(cameBack)
    expect(await needs('lea')).not.toContain(cameBack)

    const second = await handIn(id, 'kim', { link, note: null })
    expect(second).toMatchObject({ state: 'handed-in', answer: null, note: null })
    expect(await needs('kim')).not.toContain(cameBack)
    const stale = await answer(id, 'ada', 'kim', { ...seen, state: 'accepted' })
    expect([stale.status, stale.body]).toEqual([409, { message: resultMessages.changed }])
    const { handedInAt } = second
    const accepted = await answer(id, 'ada', 'kim', { handedInAt, state: 'accepted' })
    expect(accepted.body).toEqual({
      message: resultMessages.accepted,
      data: { ...second, state: 'accepted' },
    })
    expect(await resultsOf(id)).toEqual([{ ...second, state: 'accepted' }])
    const listed = { _id: id, results: [{ ...second, state: 'accepted' }] }
    expect(await activeResults('ada')).toContainEqual(listed)
    expect(await activeResults('kim')).toEqual([listed])
    expect(await activeResults('lea')).toEqual([])
  })

  it('that was returned asks nobody whom the to-do no longer expects', async () => {
    const id = await post()
    const { handedInAt } = await handIn(id, 'lea')
    await answer(id, 'ada', 'lea', { handedInAt, state: 'returned' })
    expect(await needs('lea')).toContain(cameBack)
    const only = { userIds: [ids.kim] }
    await send(`PUT /api/todo/${id}/people`, 'ada', only)
    expect(await needs('lea')).not.toContain(cameBack)
  })

  it('is read by admins and by its member, by nobody else', async () => {
    const id = await post()
    await handIn(id, 'kim')
    await handIn(id, 'zoe')
    const usersIn = async (who: string) =>
      (await resultsOf(id, who)).map(({ username }) => username)
    expect(await usersIn('ada')).toEqual(['kim', 'zoe'])
    expect(await usersIn('kim')).toEqual(['kim'])
    expect(await usersIn('lea')).toEqual([])
  })

  it('is taken back with neither a link nor a note', async () => {
    const id = await post()
    await handIn(id, 'kim')
    const { status, body } = await sendResult(id, 'kim', { link: ' ', note: null })
    expect([status, body]).toEqual([200, { message: resultMessages.takenBack, data: null }])
    expect(await resultsOf(id)).toEqual([])
  })

  it('is refused as an unknown to-do if not expected, before its fields are looked at', async () => {
    const id = await post()
    for (const [todo, body] of [
      [id, undefined],
      [id, {}],
      ['unknown', undefined],
    ] as const) {
      const refused = await sendResult(todo, 'ben', body)
      expect([refused.status, refused.body]).toEqual([404, { message: todoMessages.notFound }])
    }
    const unknown = await answer(id, 'ada', 'kim', {})
    expect([unknown.status, unknown.body]).toEqual([404, { message: resultMessages.notFound }])
  })

  it('has a link to a page, a note of at most 500 characters, and names both', async () => {
    const id = await post()
    const fieldsOf = async (body: object) => {
      const refused = await sendResult(id, 'kim', body)
      return [refused.status, ...Object.keys(refused.body.errors ?? {})]
    }
    const wrong = [
      'javascript:alert(1)',
      'ftp://example.com',
      'example.com',
      'https://',
      'https://a b.com',
      `https://${'x'.repeat(2000)}`,
      'https://example.com/\0',
    ]
    for (const each of wrong) {
      expect([each, ...(await fieldsOf({ link: each, note: null }))]).toEqual([each, 400, 'link'])
    }
    expect(await fieldsOf({ link: null, note: 'x'.repeat(501) })).toEqual([400, 'note'])
    expect(await fieldsOf({})).toEqual([400, 'link', 'note'])
    expect(await resultsOf(id)).toEqual([])
    const note = ' - Chapter 4\n - Pictures\n'
    expect(await handIn(id, 'kim', { link: ` ${link} `, note })).toMatchObject({ link, note })
  })

  it('is not decided by the admin whose own it is', async () => {
    const id = await post()
    const { handedInAt } = await handIn(id, 'zoe')
    const own = await answer(id, 'zoe', 'zoe', { state: 'accepted', handedInAt })
    expect([own.status, own.body]).toEqual([403, { message: resultMessages.own }])
    expect((await answer(id, 'ada', 'zoe', { state: 'accepted', handedInAt })).status).toBe(200)
  })

  it('is stored once if it is handed in twice at the same moment', async () => {
    const id = await post()
    const sent = await Promise.all([sendResult(id, 'kim'), sendResult(id, 'kim')])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(await resultsOf(id)).toHaveLength(1)
  })

  it('is right for each of ten members who hand in while an admin answers', async () => {
    const id = await post('Heads')
    const twice = await Promise.all(
      crew.map(async (name, index) => {
        const results = await Promise.all([handIn(id, name), handIn(id, name)])
        const { handedInAt } = await handIn(id, name, { link: null, note: `By ${name}` })
        const state = index % 2 === 0 ? 'accepted' : 'returned'
        // The answer to the last result and the next one may come in either order.
        const [answered] = await Promise.all([
          answer(id, 'ada', name, { handedInAt, state }),
          ...(index < 4 ? [handIn(id, name, { link, note: 'Last.' })] : []),
        ])
        return [name, results[0].link, results[1].link, answered.status] as const
      }),
    )
    const stored = new Map((await resultsOf(id)).map((each) => [each.username, each]))
    expect(stored.size).toBe(crew.length)
    for (const [index, [name, one, other, status]] of twice.entries()) {
      expect([one, other]).toEqual([link, link])
      const result = stored.get(name)
      if (index < 4) {
        expect([200, 409]).toContain(status)
        expect(result).toMatchObject({ link, note: 'Last.', state: 'handed-in', answer: null })
      } else {
        expect(status).toBe(200)
        const state = index % 2 === 0 ? 'accepted' : 'returned'
        expect(result).toMatchObject({ link: null, note: `By ${name}`, state })
      }
    }
  })

  it('prefills the roll call unless it was returned, and stays as it is once that is closed', async () => {
    const calls = await openRollCalls(tropa)
    const path = await calls.todo()
    const id = path.split('/')[1] ?? ''
    const { handedInAt } = await handIn(id, 'kim')
    await handIn(id, 'zoe')
    const returned = await handIn(id, 'lea')
    await answer(id, 'ada', 'lea', { handedInAt: returned.handedInAt, state: 'returned' })
    const { rows } = (await calls.get(path)).body
    const markOf = (name: string) => rows.find(({ username }) => username === name)?.mark
    expect(['kim', 'zoe', 'lea', 'carla'].map(markOf)).toEqual([
      'delivered',
      'delivered',
      null,
      null,
    ])
    const marks = rows
      .filter(({ mark }) => mark === null)
      .map(({ userId }) => ({ userId, mark: 'missed' }))
    await calls.put(path, marks)
    const closed = await calls.close(path)
    expect([closed.status, closed.body.rows.filter(({ mark }) => mark === 'missed')]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ username: 'lea' })]),
    ])
    expect(await needs('lea')).not.toContain('Draft chapter 4 came back: see the note.')
    for (const late of [
      await sendResult(id, 'kim', { link: null, note: 'Too late.' }),
      await answer(id, 'ada', 'kim', { handedInAt, state: 'returned' }),
    ]) {
      expect([late.status, late.body]).toEqual([409, { message: resultMessages.closed }])
    }
  })

  it('is deleted with its member', async () => {
    await createMember(tropa.payload, 'max', 'user', { teams: ['design-team'] })
    tokens.max = await signIn(tropa.call, 'max')
    const id = await post()
    const { userId } = await handIn(id, 'max')
    await send(`DELETE /api/members/${userId}`, 'ada')
    expect(
      await tropa.payload.count({
        collection: 'todo-results',
        where: { memberId: { equals: userId } },
      }),
    ).toEqual({ totalDocs: 0 })
  })

  it('is deleted with its to-do', async () => {
    const id = await post()
    await handIn(id, 'kim')
    await send(`DELETE /api/todo/${id}`, 'ada')
    expect((await send(`GET /api/todo/${id}/results`, 'ada')).status).toBe(404)
  })

  it('can be handed in again by a member who comes back to the team', async () => {
    const id = await post()
    await handIn(id, 'lea')
    await changeMember(tropa.payload, ids.lea ?? '', { teams: [] })
    expect((await sendResult(id, 'lea', { link: null, note: 'Again.' })).status).toBe(404)
    await changeMember(tropa.payload, ids.lea ?? '', { teams: ['design-team'] })
    expect((await handIn(id, 'lea', { link: null, note: 'Again.' })).note).toBe('Again.')
  })
})
