import { describe, expect, it, vi } from 'vitest'
import { sampleTodoForm } from '@tropa/contract/testing/sample-todo'
import { wordsOf } from '@tropa/contract/todo/todo'
import { inUnitOfWork } from '../../database/unit-of-work'
import type { AuditTrail } from '../../payload/payload-types'
import { booted, signedIn } from '../../testing/boot'
import { createMember, auditEntries, newTodo, password, signIn } from '../../testing/fixtures'
import { daysAuditEntriesAreKept, forgetAuditEntries } from '../../retention/retention-task'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const entries = () => auditEntries(tropa.payload)

const addedBy = async (run: () => Promise<unknown>) => {
  const before = (await entries()).length
  await run()
  return (await entries()).slice(before)
}

const summary = ({ actor, action, rowCollection, rowTitle, fields }: AuditTrail) =>
  [actor, action, rowCollection, rowTitle, fields].filter(Boolean).join(' | ')

const summaries = async (run: () => Promise<unknown>) => (await addedBy(run)).map(summary)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const todoFields = [...Object.keys(wordsOf(sampleTodoForm)), 'assignees', 'deadline']

describe('the audit trail', () => {
  it('tells who created, changed and deleted a to-do, and from where', async () => {
    const added = await addedBy(async () => {
      const { body } = await tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo() })
      const changed = newTodo({ title: 'Write two reports', version: 1, askAgain: true })
      await tropa.call(`PATCH /api/todo/${body.data._id}`, { token: tokens.ada, body: changed })
      await tropa.call(`DELETE /api/todo/${body.data._id}`, { token: tokens.ada })
    })
    expect(added.map(summary)).toEqual([
      `ada | create | todos | Write the report | ${todoFields.join(', ')}`,
      'ada | update | todos | Write two reports | title',
      'ada | delete | todos | Write two reports',
    ])
    expect(new Set(added.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']))
    expect(new Set(added.map(({ actorId }) => actorId)).size).toBe(1)
  })

  it('tells of sign-ins and sign-outs', async () => {
    const added = await summaries(async () => {
      const token = await signIn(tropa.call, 'ben')
      await tropa.call('POST /api/user/logout', { token })
      await tropa.call('POST /api/user/login', { body: { username: 'ada', password } })
    })
    expect(added).toEqual([
      'ben | sign-in | members | ben',
      'ben | sign-out | members | ben',
      'ada | sign-in | members | ada',
    ])
  })

  it('tells of a refused sign-in of a member, but not of one by a name that nobody has', async () => {
    const { id } = await createMember(tropa.payload, 'bob')
    const before = (await entries()).length
    const logIn = (username: string, typed: string) =>
      tropa.call('POST /api/user/login', { body: { username, password: typed } })
    await logIn('nobody', password)
    await logIn('ada', 'wrong one')
    await tropa.payload.db.updateOne({ collection: 'members', id, data: { blocked: true } })
    await logIn('bob', password)
    const added = await vi.waitFor(async () => {
      const found = (await entries()).slice(before)
      expect(found).toHaveLength(2)
      return found
    })
    expect(added.map((entry) => `${summary(entry)} | ${entry.address}`).sort()).toEqual([
      'ada | sign-in-refused | members | ada | 127.0.0.1',
      'bob | sign-in-refused | members | bob | 127.0.0.1',
    ])
  })

  it('tells of a new password without it or its hash', async () => {
    await createMember(tropa.payload, 'cleo')
    const token = await signIn(tropa.call, 'cleo')
    const added = await addedBy(() =>
      tropa.call('POST /api/user/change-password', {
        token,
        body: { currentPassword: password, newPassword: 'another secret' },
      }),
    )
    expect(added.map(summary)).toEqual(['cleo | password-change | members | cleo'])
    expect(JSON.stringify(added)).not.toMatch(/secret|pbkdf2/)
  })

  it('tells of settings, drafts, records and the deletion of evidence', async () => {
    const added = await summaries(async () => {
      await tropa.call('POST /cms/api/globals/site', {
        token: tokens.ada,
        body: { contactEmail: 'new@example.com' },
      })
      await tropa.call('POST /cms/api/globals/home?draft=true', {
        token: tokens.ada,
        body: { tagline: 'A draft', _status: 'draft' },
      })
      const { body } = await tropa.call('POST /api/activitylog', {
        token: tokens.ada,
        body: { username: 'x', action: 'LOGIN', description: 'Signed in' },
      })
      await tropa.call(`DELETE /api/activitylog/${body._id}`, { token: tokens.ada })
    })
    expect(added).toEqual([
      'ada | update | site | Settings | contactEmail',
      'ada | draft | home | Home | tagline, _status',
      'ada | delete | activity-logs | Entry of ada',
    ])
  })

  it('holds texts that are cut within a character or hold half of one', async () => {
    const half = 'ab\ud83d'
    const { status } = await tropa.call('POST /cms/api/calendar', {
      token: tokens.ada,
      body: { title: half, type: 'event', start: '2026-08-18T12:00:00.000Z' },
    })
    const row = { collection: 'todos', id: '1', title: `${'a'.repeat(119)}😀` }
    const session = { id: '', username: half }
    const [added] = await addedBy(() =>
      inUnitOfWork({ payload: tropa.payload, session }, (work) => {
        work.audit({ action: 'update', row })
        return Promise.resolve()
      }),
    )
    expect([status, added?.rowTitle, added?.actor]).toEqual([201, `${'a'.repeat(119)}�`, 'ab�'])
  })

  it('keeps a change from being stored when its entry cannot be', async () => {
    const { create } = tropa.payload.db
    tropa.payload.db.create = (args) =>
      args.collection === 'audit-trail'
        ? Promise.reject(new Error('the disk is full'))
        : create.call(tropa.payload.db, args)
    const title = 'Without an entry'
    const { status } = await tropa.call('POST /api/todo', {
      token: tokens.ada,
      body: newTodo({ title }),
    })
    tropa.payload.db.create = create
    expect(status).toBe(500)
    const { totalDocs } = await tropa.payload.count({
      collection: 'todos',
      where: { title: { equals: title } },
    })
    expect(totalDocs).toBe(0)
    const next = await tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo() })
    expect(next.status).toBe(201)
  })
})

describe('GET /api/audit', () => {
  const list = async (query: string) =>
    (await tropa.call(`GET /api/audit?${query}`, { token: tokens.ada })).body

  const what = async (search: string) => {
    const { entries: found } = await list(new URLSearchParams({ search, limit: '2' }).toString())
    return found.map(({ username, action, subject }) => [username, action, subject])
  }

  it('answers in pages, newest first, with the names of the changed fields', async () => {
    const added = await addedBy(async () => {
      const { body } = await tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo() })
      await tropa.call(`DELETE /api/todo/${body.data._id}`, { token: tokens.ada })
    })
    const { entries: page, pagination } = await list('limit=1&page=2')
    const total = (await entries()).length
    expect(pagination).toEqual({ total, page: 2, limit: 1, totalPages: total })
    expect(page).toEqual([
      {
        _id: added[0]?.id,
        at: added[0]?.at,
        username: 'ada',
        address: '127.0.0.1',
        action: 'create',
        subject: 'Write the report',
        fields: todoFields,
      },
    ])
  })

  it('has no member or address for the server, and does not find it by them', async () => {
    const session = { id: '', username: 'server' }
    const row = { collection: 'todos', id: '1', title: '' }
    await inUnitOfWork({ payload: tropa.payload, session, address: '10.9.8.7' }, (work) => {
      work.audit({ action: 'restore', row })
      return Promise.resolve()
    })
    const server = { username: null, address: null, action: 'restore', subject: null, fields: [] }
    expect((await list('limit=1')).entries).toMatchObject([server])
    expect([await what('10.9.8'), await what('server')]).toEqual([[], []])
  })

  it('searches names, actions, subjects and addresses, whatever their case', async () => {
    await createMember(tropa.payload, 'nuñez')
    await signIn(tropa.call, 'nuñez')
    expect(await what('NUÑ')).toEqual([
      ['nuñez', 'sign-in', 'nuñez'],
      [null, 'create', 'nuñez'],
    ])
    expect(await what('Second factor')).toEqual([])
    expect(await what('Password CHANGE')).toEqual([['cleo', 'password-change', 'cleo']])
    expect(await what('127.0.0.')).toHaveLength(2)
  })

  it('keeps entries for two years', async () => {
    const total = async () => (await list('limit=1')).pagination.total
    const before = await total()
    await forgetAuditEntries(tropa.payload, inDays(daysAuditEntriesAreKept - 1))
    expect(await total()).toBe(before)
    await forgetAuditEntries(tropa.payload, inDays(daysAuditEntriesAreKept + 1))
    expect(await total()).toBe(0)
  })
})
