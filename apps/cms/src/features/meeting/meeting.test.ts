import { meetingMessages } from '@tropa/contract/meeting/meeting'
import { beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '../../payload/slugs'
import { booted } from '../../testing/boot'
import { createMember, newMeeting, signIn } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = {}

beforeAll(async () => {
  await createMember(tropa.payload, 'teamless')
  for (const name of ['ada', 'ben', 'teamless']) tokens[name] = await signIn(tropa.call, name)
})

const as = (username: string, body?: object) => ({
  token: tokens[username] ?? '',
  ...(body && { body }),
})

const create = async (override: Record<string, unknown> = {}) =>
  (await tropa.call('POST /api/meetings', as('ada', newMeeting(override)))).body.data

const listed = async (username: string, query = 'page=1') =>
  (await tropa.call(`GET /api/meetings?${query}`, as(username))).body

describe('meetings', () => {
  it('are added for the future and for the past, and listed latest first', async () => {
    const past = await create({ title: 'Past', startsAt: '2001-01-01T00:00:00+08:00' })
    expect(past).toEqual({
      _id: expect.any(String),
      title: 'Past',
      startsAt: '2000-12-31T16:00:00.000Z',
      assignee: 'Everyone',
      closedAt: null,
    })
    const future = await create({ title: 'Future', startsAt: '2999-01-01T00:00:00Z' })
    const { meetings, pagination } = await listed('ada')
    expect(meetings).toEqual([future, past])
    expect(pagination).toEqual({ total: 2, page: 1, limit: 10, totalPages: 1 })
    expect((await listed('ada', 'page=2&limit=1')).meetings).toEqual([past])
    expect((await listed('ada', 'page=9')).meetings).toEqual([])
  })

  it('are seen by the members of their teams and by admins', async () => {
    const shared = await create({ title: 'Shared', assignees: ['Heads', 'Dev Team', 'Docu Team'] })
    const heads = await create({ title: 'Heads', assignees: ['Heads'] })
    const all = await create({
      title: 'All',
      assignees: ['Heads', 'Dev Team', 'Design Team', 'Docu Team'],
    })
    const ids = async (name: string) =>
      (await listed(name, 'limit=100')).meetings.map(({ _id }) => _id)
    expect(await ids('ada')).toEqual(expect.arrayContaining([shared._id, heads._id, all._id]))
    const bens = await ids('ben')
    expect(bens).toEqual(expect.arrayContaining([shared._id, all._id]))
    expect(bens).not.toContain(heads._id)
    expect(new Set(bens).size).toBe(bens.length)
    expect((await listed('ben')).pagination.total).toBe(bens.length)
    const others = await ids('teamless')
    expect(others).toContain(all._id)
    expect(others).not.toContain(shared._id)
  })

  it('are deleted with their draft and excuses, but not once they are closed', async () => {
    const { _id } = await create()
    const kept = { kind: 'meeting', subjectId: _id, memberId: 'x', state: 'open' } as const
    await tropa.payload.create({ collection: slugs.excuses, data: kept })
    await tropa.call(`PUT /api/rollcall/meeting/${_id}`, as('ada', { marks: [] }))
    const removed = await tropa.call(`DELETE /api/meetings/${_id}`, as('ada'))
    expect([removed.status, removed.body.message]).toEqual([200, meetingMessages.deleted])
    for (const collection of [slugs.excuses, slugs.rollCalls]) {
      const where = { subjectId: { equals: _id } }
      expect((await tropa.payload.count({ collection, where })).totalDocs).toBe(0)
    }
    const again = await tropa.call(`DELETE /api/meetings/${_id}`, as('ada'))
    expect([again.status, again.body]).toEqual([404, { message: meetingMessages.notFound }])

    const closed = await create({ assignees: ['Design Team'] })
    await tropa.call(`POST /api/rollcall/meeting/${closed._id}/close`, as('ada'))
    const refused = await tropa.call(`DELETE /api/meetings/${closed._id}`, as('ada'))
    expect([refused.status, refused.body]).toEqual([409, { message: meetingMessages.closed }])
  })

  it.each(['x', '000000000000000000000000', 'a,b'])('are 404 for the id %s', async (id) => {
    expect((await tropa.call(`DELETE /api/meetings/${id}`, as('ada'))).status).toBe(404)
  })
})
