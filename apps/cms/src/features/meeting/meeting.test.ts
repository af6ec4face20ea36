import { meetingMessages, type WholeMeeting } from '@tropa/contract/meeting/meeting'
import { defaultSettings } from '@tropa/contract/settings/settings'
import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import {
  auditEntries,
  newMeeting,
  newSettings,
  resetSettings,
  storedMember,
} from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben', 'teamless')

const as = (username: keyof typeof tokens, body?: object) => ({
  token: tokens[username],
  ...(body && { body }),
})

const create = async (override: Record<string, unknown> = {}) =>
  (await tropa.call('POST /api/meetings', as('ada', newMeeting(override)))).body.data

const shownTo = (username: keyof typeof tokens, id: string) =>
  tropa.call(`GET /api/meetings/${id}`, as(username))

/** A list leaves the longer texts out. */
const inList = ({ _id, title, startsAt, assignee, closedAt, version, place }: WholeMeeting) => ({
  ...{ _id, title, startsAt, assignee, closedAt, version, place },
})

const listed = async (username: keyof typeof tokens, query = 'page=1') =>
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
      version: 1,
      place: null,
      agenda: null,
      minutes: null,
    })
    const future = await create({ title: 'Future', startsAt: '2999-01-01T00:00:00Z' })
    const { meetings, pagination } = await listed('ada')
    expect(meetings).toEqual([future, past].map(inList))
    expect(pagination).toEqual({ total: 2, page: 1, limit: 10, totalPages: 1 })
    expect((await listed('ada', 'page=2&limit=1')).meetings).toEqual([inList(past)])
    expect((await listed('ada', 'page=9')).meetings).toEqual([])
  })

  it('are seen by the members of their teams and by admins', async () => {
    const shared = await create({ title: 'Shared', assignees: ['Heads', 'Dev Team', 'Docu Team'] })
    const heads = await create({ title: 'Heads', assignees: ['Heads'] })
    const all = await create({
      title: 'All',
      assignees: ['Heads', 'Dev Team', 'Design Team', 'Docu Team'],
    })
    const ids = async (name: keyof typeof tokens) =>
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
    await tropa.payload.create({ collection: 'excuses', data: kept })
    await tropa.call(`PUT /api/rollcall/meeting/${_id}`, as('ada', { marks: [] }))
    const removed = await tropa.call(`DELETE /api/meetings/${_id}`, as('ada'))
    expect([removed.status, removed.body.message]).toEqual([200, meetingMessages.deleted])
    for (const collection of ['excuses', 'roll-calls'] as const) {
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

  it('can be read with their texts by every member whose list has them', async () => {
    const texts = { place: 'Room 204', agenda: 'Budget', minutes: '- [ ] Buy paper' }
    const { _id, ...made } = await create({ assignees: ['Dev Team'], ...texts })
    for (const name of ['ada', 'ben'] as const) {
      const { status, body } = await shownTo(name, _id)
      expect([status, body]).toEqual([200, { _id, ...made, ...texts }])
    }
    const { status, body } = await shownTo('teamless', _id)
    expect([status, body]).toEqual([404, { message: meetingMessages.notFound }])
    expect((await shownTo('teamless', 'x')).body).toEqual(body)
  })

  it('say how their reader was marked once they are closed', async () => {
    const { _id: id } = await create({ assignees: ['Docu Team'] })
    const { id: userId } = await storedMember(tropa.payload, 'ben')
    const marks = [{ userId, mark: 'late', minutes: 5 }]
    await tropa.call(`PUT /api/rollcall/meeting/${id}`, as('ada', { marks }))
    const markOf = async (name: keyof typeof tokens) =>
      (await tropa.call(`GET /api/meetings/${id}/mark`, as(name))).body
    expect(await markOf('ben')).toEqual({ mark: null, minutes: null })
    await tropa.call(`POST /api/rollcall/meeting/${id}/close`, as('ada'))
    expect(await markOf('ben')).toEqual({ mark: 'late', minutes: 5 })
    expect(await markOf('ada')).toEqual({ mark: null, minutes: null })
    expect(await markOf('teamless')).toEqual({ message: meetingMessages.notFound })
  })

  it.each(['x', '000000000000000000000000', 'a,b'])('are 404 for the id %s', async (id) => {
    expect((await tropa.call(`DELETE /api/meetings/${id}`, as('ada'))).status).toBe(404)
  })
})

describe('an edited meeting', () => {
  const edit = (id: string, override: Record<string, unknown> = {}) =>
    tropa.call(`PATCH /api/meetings/${id}`, as('ada', newMeeting({ version: 1, ...override })))

  const listedAs = async (id: string) =>
    (await listed('ada', 'limit=100')).meetings.find(({ _id }) => _id === id)

  const versionsOf = async (id: string) => {
    const where = { meeting: { equals: id } }
    const sort = 'version'
    return (await tropa.payload.find({ collection: 'meeting-versions', where, sort })).docs
  }

  const editsOf = async (id: string) =>
    (
      await auditEntries(tropa.payload, { rowId: { equals: id }, action: { equals: 'update' } })
    ).map(({ rowTitle, fields }) => [rowTitle, fields])

  it('has another version, which the audit trail tells of', async () => {
    const { _id: id } = await create()
    const changed = { title: 'Review', startsAt: '2999-01-01T09:00:00+08:00', assignees: ['Heads'] }
    const { status, body } = await edit(id, changed)
    expect([status, body]).toEqual([
      200,
      {
        message: meetingMessages.updated,
        data: {
          ...{ _id: id, title: 'Review', startsAt: '2999-01-01T01:00:00.000Z', assignee: 'Heads' },
          ...{ closedAt: null, version: 2, place: null, agenda: null, minutes: null },
        },
      },
    ])
    expect(await listedAs(id)).toEqual(inList(body.data))
    expect(await editsOf(id)).toEqual([['Review', 'title, startsAt, assignees']])
    const same = await edit(id, { ...changed, version: 2 })
    expect([same.status, same.body.data]).toEqual([200, body.data])
    expect(await editsOf(id)).toHaveLength(1)
  })

  it('keeps what it said before, until it is deleted', async () => {
    const { _id: id } = await create({ place: 'Room 204', agenda: 'Budget' })
    await edit(id, { minutes: 'We start.', place: '' })
    await edit(id, { minutes: 'We start at 8.', agenda: null, version: 2 })
    const before = { title: 'Stand-up', startsAt: newMeeting().startsAt, assignee: 'Everyone' }
    expect(await versionsOf(id)).toMatchObject([
      { ...before, version: 1, place: 'Room 204', agenda: 'Budget', minutes: null },
      { ...before, version: 2, place: null, agenda: 'Budget', minutes: 'We start.' },
    ])
    const after = { version: 3, place: null, agenda: null, minutes: 'We start at 8.' }
    expect((await shownTo('ada', id)).body).toMatchObject(after)
    expect(await editsOf(id)).toEqual([
      ['Stand-up', 'place, minutes'],
      ['Stand-up', 'agenda, minutes'],
    ])
    await tropa.call(`DELETE /api/meetings/${id}`, as('ada'))
    expect(await versionsOf(id)).toEqual([])
  })

  it('keeps the texts that are not sent', async () => {
    const texts = { place: 'Room 204', agenda: 'Budget', minutes: 'None yet.' }
    const { _id: id } = await create(texts)
    expect((await edit(id, { title: 'Renamed' })).body.data).toMatchObject(texts)
  })

  it('takes only minutes once it is closed, also if its team was removed since', async () => {
    const { _id: id } = await create({ assignees: ['Design Team'], place: 'Room 204' })
    await tropa.call(`POST /api/rollcall/meeting/${id}/close`, as('ada'))
    const closed = { assignees: ['Design Team'] }
    for (const change of [{ title: 'Other' }, { place: null }, { agenda: 'New' }]) {
      const refused = await edit(id, { ...closed, ...change, minutes: 'Decided.' })
      expect([refused.status, refused.body]).toEqual([
        409,
        { message: meetingMessages.closedToChanges },
      ])
    }
    const { teams } = defaultSettings
    const body = newSettings({ teams: teams.filter(({ name }) => name !== 'Design Team') })
    expect((await tropa.call('PUT /api/settings', as('ada', body))).status).toBe(200)
    const { status, body: edited } = await edit(id, { ...closed, minutes: 'Decided.' })
    expect([status, edited.data]).toMatchObject([200, { version: 2, minutes: 'Decided.' }])
    await resetSettings(tropa.payload)
  })

  it('accepts one of twenty edits at the same moment', async () => {
    const { _id: id } = await create()
    const titles = Array.from({ length: 20 }, (_, index) => `Edit ${index}`)
    const responses = await Promise.all(titles.map((title) => edit(id, { title })))
    const [stored, ...more] = responses.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    const refused = responses.filter(({ status }) => status === 409).map(({ body }) => body)
    expect(refused).toEqual(Array(19).fill({ message: meetingMessages.changedByOthers }))
    expect(await listedAs(id)).toEqual(stored && inList(stored.body.data))
    expect(await versionsOf(id)).toMatchObject([{ version: 1, title: 'Stand-up' }])
  })

  it('is refused for another version, also with the same text, and once it is closed', async () => {
    const { _id: id } = await create({ assignees: ['Design Team'] })
    expect((await edit(id, { assignees: ['Design Team'], version: 2 })).status).toBe(409)
    await tropa.call(`POST /api/rollcall/meeting/${id}/close`, as('ada'))
    const refused = await edit(id)
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: meetingMessages.closedToChanges },
    ])
  })

  it('is refused field by field, after it was looked for', async () => {
    const { _id: id } = await create()
    const { status, body } = await edit(id, { startsAt: '2999-01-01T09:00', version: 0 })
    expect([status, body.errors]).toEqual([
      400,
      {
        startsAt: 'Please enter when it starts.',
        version: 'Please name the version, a whole number from 1.',
      },
    ])
    const unknown = await edit('000000000000000000000000', { startsAt: 'soon' })
    expect([unknown.status, unknown.body]).toEqual([404, { message: meetingMessages.notFound }])
  })

  it('keeps its marks and its excuses when it is moved', async () => {
    const { _id: id } = await create()
    const { id: userId } = await storedMember(tropa.payload, 'ben')
    const excuse = { kind: 'meeting', subjectId: id, memberId: userId, reason: 'Ill.' } as const
    await tropa.payload.create({ collection: 'excuses', data: { ...excuse, state: 'open' } })
    const marks = [{ userId, mark: 'late', minutes: 5 }]
    await tropa.call(`PUT /api/rollcall/meeting/${id}`, as('ada', { marks }))
    await edit(id, { startsAt: '2999-01-01T01:00:00Z' })
    const { rows, subject } = (await tropa.call(`GET /api/rollcall/meeting/${id}`, as('ada'))).body
    expect(subject.at).toBe('2999-01-01T01:00:00.000Z')
    expect(rows.find(({ username }) => username === 'ben')).toMatchObject({
      ...{ mark: 'late', minutes: 5, excuse: { state: 'open', reason: 'Ill.' } },
    })
  })

  it('is of the first version if it was stored before there were any', async () => {
    const { _id: id } = await create()
    const data = { version: null }
    await tropa.payload.db.updateOne({ collection: 'meetings', id, data })
    expect(await listedAs(id)).toMatchObject({ version: 1 })
    expect((await edit(id, { title: 'Second' })).body.data).toMatchObject({ version: 2 })
  })
})
