import { todoMessages } from '@tropa/contract/todo/todo'
import { describe, expect, it, vi } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { newTodo, storeTodo } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

const postedId = async (override?: Record<string, unknown>) =>
  (await tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo(override) })).body.data._id

const edit = (id: string, override: Record<string, unknown> = {}) =>
  tropa.call(`PATCH /api/todo/${id}`, {
    token: tokens.ada,
    body: { ...newTodo(), version: 1, askAgain: true, ...override },
  })

const acknowledge = (id: string, body?: unknown) =>
  tropa.call(`PATCH /api/todo/${id}/acknowledge`, {
    token: tokens.ben,
    ...(body === undefined ? {} : { body }),
  })

const changesOf = async (id: string) =>
  (await tropa.call(`GET /api/todo/${id}/changes`, { token: tokens.ben })).body

const listed = async (id: string) => {
  const { body } = await tropa.call('GET /api/todo', { token: tokens.ben })
  return body.find(({ _id }) => _id === id)
}

const namesOn = async (id: string) =>
  (await listed(id))?.acknowledgedBy.map(({ username }) => username)

const count = async (collection: 'todo-versions' | 'acknowledgements', id: string) =>
  (await tropa.payload.db.count({ collection, where: { todo: { equals: id } } })).totalDocs

describe('an edited to-do', () => {
  it('is returned, and asks the members who have acknowledged it again', async () => {
    const id = await postedId()
    await acknowledge(id)
    const { status, body } = await edit(id, { title: 'Rewrite the report', deadline: '2999-12-30' })
    expect([status, body.message]).toEqual([200, 'Todo updated successfully!'])
    expect(body.data).toEqual({ ...(await listed(id)), acknowledgedBy: [] })
    expect(body.data).toMatchObject({ title: 'Rewrite the report', deadline: '2999-12-30' })
    expect(await count('acknowledgements', id)).toBe(1)
  })

  it('shows each member what changed since they acknowledged it', async () => {
    const id = await postedId()
    const never = { version: 1, acknowledgedVersion: null, changedAt: null, changes: [] }
    expect(await changesOf(id)).toEqual(never)
    await acknowledge(id)
    expect(await changesOf(id)).toEqual({ ...never, acknowledgedVersion: 1 })
    await edit(id, { title: 'Second title' })
    await edit(id, {
      ...newTodo({ title: 'Third title', assignees: ['Heads'], assignee: 'Heads' }),
      version: 2,
    })
    expect(await changesOf(id)).toEqual({
      version: 3,
      acknowledgedVersion: 1,
      changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      changes: [
        { field: 'title', before: 'Write the report', after: 'Third title' },
        { field: 'assignee', before: 'Dev Team, Docu Team', after: 'Heads' },
      ],
    })
    expect((await acknowledge(id, { version: 3 })).status).toBe(200)
    expect(await changesOf(id)).toMatchObject({ acknowledgedVersion: 3, changes: [] })
    expect(await namesOn(id)).toEqual(['ben'])
    expect(await count('acknowledgements', id)).toBe(2)
  })

  it('keeps the acknowledgements of an edit that asks nobody again', async () => {
    const id = await postedId({ desc: 'Chapters one too three.' })
    await acknowledge(id)
    const before = await listed(id)
    await edit(id, { askAgain: false })
    expect((await listed(id))?.acknowledgedBy).toEqual(before?.acknowledgedBy)
    const { body } = await acknowledge(id)
    expect(body.data.acknowledgedBy).toEqual(before?.acknowledgedBy)
    await edit(id, { title: 'Something else', version: 2 })
    expect(await namesOn(id)).toEqual([])
  })

  it('is the same version when nothing changes, and nobody is asked again', async () => {
    const id = await postedId()
    await acknowledge(id)
    expect((await edit(id)).status).toBe(200)
    expect(await changesOf(id)).toMatchObject({ version: 1, changedAt: null })
    expect(await namesOn(id)).toEqual(['ben'])
    expect(await count('todo-versions', id)).toBe(0)
  })

  it('accepts one of twenty edits at the same moment', async () => {
    const id = await postedId()
    const titles = Array.from({ length: 20 }, (_, index) => `Edit ${index}`)
    const responses = await Promise.all(titles.map((title) => edit(id, { title })))
    const [stored, ...more] = responses.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    const refused = responses.filter(({ status }) => status === 409).map(({ body }) => body)
    expect(refused).toEqual(Array(19).fill({ message: todoMessages.changedByOthers }))
    expect(await listed(id)).toEqual(stored?.body.data)
    expect(await changesOf(id)).toMatchObject({ version: 2 })
    expect(await count('todo-versions', id)).toBe(1)
  })

  it('is refused for another version than the present one, also with the same text', async () => {
    const id = await postedId()
    expect((await edit(id, { version: 2 })).status).toBe(409)
    await edit(id, { title: 'Second title' })
    expect((await edit(id, { title: 'Second title' })).status).toBe(409)
  })

  it('keeps text and history as they were when the change cannot be stored', async () => {
    const id = await postedId()
    await acknowledge(id)
    const { db } = tropa.payload
    const create = db.create.bind(db)
    const spy = vi.spyOn(db, 'create').mockImplementation((input) =>
      // The last write of the transaction.
      input.collection === 'activity-logs'
        ? Promise.reject(new Error('The process ends here.'))
        : create(input),
    )
    expect((await edit(id, { title: 'Never stored' })).status).toBe(500)
    spy.mockRestore()
    expect(await listed(id)).toMatchObject({ title: 'Write the report' })
    expect(await changesOf(id)).toMatchObject({ version: 1, changes: [] })
    expect(await count('todo-versions', id)).toBe(0)
    expect((await edit(id, { title: 'Stored' })).status).toBe(200)
  })

  it('is written to the activity log by the server, once, and only when it changed', async () => {
    const id = await postedId()
    await edit(id, { title: 'Logged edit' })
    await edit(id, { title: 'Logged edit', version: 2 })
    const { body } = await tropa.call('GET /api/activitylog?search=Logged+edit', {
      token: tokens.ada,
    })
    expect(
      body.logs.map(({ username, action, description }) => [username, action, description]),
    ).toEqual([['ada', 'EDIT_TODO', 'Edited Logged edit']])
    const reported = { action: 'EDIT_TODO', description: 'Edited x' }
    const { status } = await tropa.call('POST /api/activitylog', {
      token: tokens.ada,
      body: reported,
    })
    expect(status).toBe(400)
  })

  it('is deleted with its older versions', async () => {
    const id = await postedId()
    await edit(id, { title: 'Second title' })
    await tropa.call(`DELETE /api/todo/${id}`, { token: tokens.ada })
    expect(await count('todo-versions', id)).toBe(0)
  })
})

describe('PATCH /api/todo/{id}', () => {
  it('validates like a new to-do, and needs a version and whether to ask again', async () => {
    const id = await postedId()
    const { status, body } = await edit(id, { title: ' ', version: '', askAgain: undefined })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['askAgain', 'title', 'version'])
    const past = await edit(id, { deadline: '2001-01-01' })
    expect([past.status, past.body.errors]).toEqual([
      400,
      { deadline: 'The deadline cannot be before today.' },
    ])
  })

  it('responds 404 to an unknown id before it looks at the body', async () => {
    for (const id of ['507f1f77bcf86cd799439011', 'x', '1,2']) {
      const body = { title: '' }
      const responses = [
        await tropa.call(`PATCH /api/todo/${id}`, { token: tokens.ada, body }),
        await tropa.call(`PATCH /api/todo/${id}/acknowledge`, {
          token: tokens.ben,
          body: { version: 0 },
        }),
        await tropa.call(`GET /api/todo/${id}/changes`, { token: tokens.ben }),
      ]
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    }
  })

  it('refuses an archived to-do', async () => {
    const { id } = await storeTodo(tropa.payload)
    const { status, body } = await edit(id)
    expect([status, body.message]).toEqual([400, todoMessages.archivedText])
  })
})

describe('acknowledging a version', () => {
  it('is refused for an older one, and nothing is stored', async () => {
    const id = await postedId()
    await edit(id, { title: 'Second title' })
    const { status, body } = await acknowledge(id, { version: 1 })
    expect([status, body.message]).toEqual([409, todoMessages.changedByOthers])
    expect(await count('acknowledgements', id)).toBe(0)
    expect((await acknowledge(id, { version: 2 })).status).toBe(200)
  })

  it.each([true, false])(
    'stores nothing if it is refused at the moment of an edit (ask again: %s)',
    async (askAgain) => {
      const id = await postedId()
      const read = (token: string) =>
        tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token, body: { version: 1 } })
      const [edited, ...reads] = await Promise.all([
        edit(id, { title: 'Second title', askAgain }),
        read(tokens.ada),
        read(tokens.ben),
      ])
      expect(edited.status).toBe(200)
      for (const { status } of reads) expect([200, 409]).toContain(status)
      const accepted = reads.filter(({ status }) => status === 200)
      expect(await count('acknowledgements', id)).toBe(accepted.length)
      expect((await read(tokens.ben)).status).toBe(409)
      expect(await count('acknowledgements', id)).toBe(accepted.length)
    },
  )

  it('acknowledges the present one if none is named, also at the moment of an edit', async () => {
    const id = await postedId()
    const { db } = tropa.payload
    const findOne = db.findOne.bind(db)
    const spy = vi.spyOn(db, 'findOne').mockImplementationOnce(async (input) => {
      const found = await findOne(input)
      await db.updateOne({ collection: 'todos', id, data: { version: 2 } })
      return found
    })
    const { status, body } = await acknowledge(id)
    spy.mockRestore()
    expect([status, body.data.version]).toEqual([200, 2])
    expect(await namesOn(id)).toEqual(['ben'])
  })
})
