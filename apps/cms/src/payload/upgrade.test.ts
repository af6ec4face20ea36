import { isRecord } from '@tropa/contract/is-record'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bootUpgraded, type Booted } from '../testing/boot'
import { password } from '../testing/fixtures'
import type { BodyOf } from '../testing/routes'
import { readOlderAnswers, restoreOlderDatabase } from '../testing/upgrade/older-database'
import { readStoredRows, type StoredRows } from '../testing/upgrade/stored-rows'
import { slugs } from './slugs'

const passwords = {
  ada: password,
  ben: password,
  carla: password,
  dan: password,
  ella: password,
  femi: 'battery staple',
  gia: password,
  hugo: password,
  ines: password,
  josé: password,
  kim: password,
  lara: password,
  milo: password,
}

type Username = keyof typeof passwords

const usernames = Object.keys(passwords) as Username[]

const askers: Record<string, Username> = {
  '/api/activitylog': 'ada',
  '/api/contact': 'ada',
  '/api/records': 'ada',
  '/api/todo': 'ben',
}

let tropa: Booted
let answers: Awaited<ReturnType<typeof readOlderAnswers>>
let before: StoredRows
let after: StoredRows
const tokens: Partial<Record<Username, string>> = {}

const signIn = async (username: string, typed: string) => {
  const { status, body } = await tropa.call('POST /api/user/login', {
    body: { username, password: typed },
  })
  return { status, token: body.token }
}

beforeAll(async () => {
  answers = await readOlderAnswers(inject('engine'))
  tropa = await bootUpgraded(async (database) => {
    await restoreOlderDatabase(database)
    before = await readStoredRows(database)
  })
  after = await readStoredRows(tropa.env.database)
  for (const username of usernames) {
    tokens[username] = (await signIn(username, passwords[username])).token
  }
})
afterAll(() => tropa.stop())

const call = <Line extends string>(line: Line, username: Username, body?: object) =>
  tropa.call(line, { token: tokens[username] ?? '', ...(body && { body }) })

const find = (title: string) => {
  const todo = answers['GET /api/todo'].find((each) => each.title === title)
  if (!todo) throw new Error(`The older database has no to-do ${title}.`)
  return todo
}

const namesOn = async (id: string) => {
  const { body } = await call('GET /api/todo', 'ada')
  return body.find(({ _id }) => _id === id)?.acknowledgedBy.map(({ username }) => username)
}

const countAcknowledgements = async (todo: string) => {
  const where = { todo: { equals: todo } }
  return (await tropa.payload.count({ collection: slugs.acknowledgements, where })).totalDocs
}

/** Since then a record also says whom it is about and what was decided: nobody, and nothing. */
const withMembers = (older: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(older).map(([line, body]) => [
      line,
      isRecord(body) && Array.isArray(body.records)
        ? {
            ...body,
            records: body.records.map((row: object) => ({ ...row, userId: null, state: 'open' })),
          }
        : body,
    ]),
  )

describe('a database that commit 22cdb4d has filled', () => {
  it('keeps every row with all that it held', () => {
    expect(after).toMatchObject(before)
  })

  it('answers as before', async () => {
    const now: Record<string, unknown> = {}
    for (const line of Object.keys(answers)) {
      const asker = Object.entries(askers).find(([path]) => line.includes(path))?.[1]
      now[line] = (await (asker ? call(line, asker) : tropa.call(line))).body
    }
    const site = { ...answers['GET /api/site'], version: expect.any(String) }
    const inFirstVersion = (todos: BodyOf<'GET /api/todo'>) =>
      todos.map((todo) => ({ ...todo, version: 1, acknowledgedBefore: [] }))
    expect(now).toEqual({
      ...withMembers(answers),
      'GET /api/site': site,
      'GET /api/todo': inFirstVersion(answers['GET /api/todo']),
      'GET /api/todo/archived': inFirstVersion(answers['GET /api/todo/archived']),
    })
  })

  it('lets its members sign in with their passwords, and nobody else', async () => {
    expect(Object.values(tokens)).toEqual(usernames.map(() => expect.any(String) as string))
    for (const username of ['nora', 'omar', 'pia']) {
      expect((await signIn(username, password)).status).toBe(401)
    }
  })

  it('has each to-do in its first version, of which all acknowledgements are', async () => {
    const todos = [...answers['GET /api/todo'], ...answers['GET /api/todo/archived']]
    for (const username of usernames) {
      for (const { _id, acknowledgedBy } of todos) {
        const isAcknowledged = acknowledgedBy.some((each) => each.username === username)
        expect((await call(`GET /api/todo/${_id}/changes`, username)).body).toEqual({
          version: 1,
          acknowledgedVersion: isAcknowledged ? 1 : null,
          changedAt: null,
          changes: [],
        })
      }
    }
  })

  it('counts as waiting who has not acknowledged', async () => {
    const { body } = await call('GET /api/todo/waiting', 'carla')
    expect(
      body.map(({ expected, acknowledged, waiting }) => [
        expected,
        acknowledged,
        waiting.map(({ username }) => username),
      ]),
    ).toEqual([
      [5, 3, ['ines', 'lara']],
      [9, 0, ['ben', 'dan', 'ella', 'gia', 'hugo', 'ines', 'kim', 'lara', 'pia']],
      [14, 13, ['pia']],
      [6, 2, ['dan', 'gia', 'hugo', 'lara']],
      [6, 2, ['carla', 'femi', 'josé', 'lara']],
      [5, 2, ['ines', 'lara', 'pia']],
      [3, 1, ['ada', 'carla']],
      [10, 1, ['ben', 'carla', 'dan', 'femi', 'gia', 'ines', 'josé', 'kim', 'lara']],
    ])
  })

  it('finds what is added beside what was there', async () => {
    const record = { name: 'Kim', violation: '50% of _rest_', fee: 20, status: '1 lateness' }
    await call('POST /api/records', 'ada', { ...record, date: '2026-11-01' })
    const line = `GET /api/records?search=${encodeURIComponent('50% of _')}` as const
    const { body } = await call(line, 'ada')
    expect(body.records.map(({ violation }) => violation)).toEqual([
      '50% of _rest_',
      '50% of _work_',
    ])
  })

  it('stores no second acknowledgement of what a member acknowledged before', async () => {
    const { _id, acknowledgedBy } = find('مراجعة الفصل الثالث')
    const { body } = await call(`PATCH /api/todo/${_id}/acknowledge`, 'ines', { version: 1 })
    expect(body.data.acknowledgedBy).toEqual(acknowledgedBy)
    expect(await countAcknowledgements(_id)).toBe(acknowledgedBy.length)
  })

  it('has rules that nobody has acknowledged, and everybody can', async () => {
    const changes = async () => (await call('GET /api/rules/changes', 'kim')).body
    const first = { revision: 1, lastUpdated: '2025-08-18', changes: [] }
    expect(await changes()).toEqual({ ...first, acknowledgedOn: null })
    expect((await call('POST /api/rules/acknowledge', 'kim', { revision: 1 })).status).toBe(200)
    expect(await changes()).toEqual({ ...first, acknowledgedOn: expect.any(String) })
  })

  it('takes a change that everybody has to acknowledge again, and keeps the history', async () => {
    const { _id, title, assignee, desc, deadline, priority, acknowledgedBy } = find(
      'Everyone reads this 🎉👩‍👩‍👧',
    )
    const changed = await call(`PATCH /api/todo/${_id}`, 'ada', {
      ...{ title: 'Everyone reads this again', assignees: ['Everyone'], assignee, desc },
      ...{ deadline, priority, version: 1, askAgain: true },
    })
    expect(changed.status).toBe(200)
    expect(await namesOn(_id)).toEqual([])
    expect((await call(`GET /api/todo/${_id}/changes`, 'ben')).body).toEqual({
      version: 2,
      acknowledgedVersion: 1,
      changedAt: expect.any(String),
      changes: [{ field: 'title', before: title, after: 'Everyone reads this again' }],
    })
    const again = await call(`PATCH /api/todo/${_id}/acknowledge`, 'ben', { version: 2 })
    expect(again.status).toBe(200)
    expect(await namesOn(_id)).toEqual(['ben'])
    expect(await countAcknowledgements(_id)).toBe(acknowledgedBy.length + 1)
  })

  it('takes a change after which the acknowledgements still count', async () => {
    const { _id, assignee, desc, deadline, priority } = find('Write chapter 4 and 5')
    const changed = await call(`PATCH /api/todo/${_id}`, 'ada', {
      ...{ title: 'Write chapters 4 and 5', assignees: [assignee], assignee, desc },
      ...{ deadline, priority, version: 1, askAgain: false },
    })
    expect(changed.status).toBe(200)
    expect(await namesOn(_id)).toEqual(['carla', 'femi', 'omar', 'josé'])
  })
})
