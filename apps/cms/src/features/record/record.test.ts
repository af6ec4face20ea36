import { recordMessages } from '@tropa/contract/record/record'
import { decisionMessages } from '@tropa/contract/record/decision'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type * as Stored from '../../payload/payload-types'
import { booted, signedIn } from '../../testing/boot'
import { createMember, deleteMember, auditEntries } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')
const ids: Record<string, string> = {}

beforeAll(async () => {
  const { docs } = await tropa.payload.find({ collection: 'members' })
  for (const { id, username } of docs) ids[username] = id
})

const typed = {
  name: 'Ben',
  violation: '3 minutes late',
  fee: 20,
  status: '1 lateness',
  date: '2026-01-05T01:00:00.000Z',
}

const unknown = ['x', '0'.repeat(24), `${'0'.repeat(24)},${'1'.repeat(24)}`]

const create = async (more: object = {}) => {
  const data = { ...typed, ...more }
  return (await tropa.payload.create({ collection: 'records', data })).id
}

const type = (more: object = {}) =>
  tropa.call('POST /api/records', { token: tokens.ada, body: { ...typed, ...more } })

const link = (id: string, userId: unknown) =>
  tropa.call(`PUT /api/records/${id}/member`, { token: tokens.ada, body: { userId } })

/** With what nobody may read. */
const stored = async (id: string) => {
  const where = { id: { equals: id } }
  const found = await tropa.payload.db.findOne<Stored.Record>({ collection: 'records', where })
  if (!found) throw new Error('There is no such record.')
  return found
}

/** What ada has done to a record, as the audit trail tells it. */
const trailOf = async (id: string) => {
  const where = { rowId: { equals: id }, actor: { equals: 'ada' } }
  const docs = await auditEntries(tropa.payload, where)
  return docs.map(({ action, rowTitle, fields }) => [action, rowTitle, fields])
}

describe('POST /api/records', () => {
  it('is about the member who is named by id, and about nobody otherwise', async () => {
    const { body } = await type({ userId: ids.ben })
    expect(body.data).toEqual({ _id: body.data._id, ...typed, userId: ids.ben, state: 'open' })
    const { records } = (await tropa.call('GET /api/records?search=ben', { token: tokens.ada }))
      .body
    expect(records).toContainEqual(body.data)
    expect((await type()).body.data).toMatchObject({ userId: null, state: 'open' })
    const upper = await type({ userId: ids.ben?.toUpperCase() })
    expect(upper.body.data.userId).toBe(ids.ben)
  })

  it.each(unknown)('refuses the unknown member %j by field', async (userId) => {
    const { status, body } = await type({ userId })
    expect([status, body]).toEqual([
      400,
      { message: recordMessages.noSuchMember, errors: { userId: recordMessages.noSuchMember } },
    ])
  })
})

describe('PUT /api/records/{id}/member', () => {
  it('links a record to a member and takes the link away, each with an entry', async () => {
    const id = await create()
    const linked = await link(id, ids.ben)
    expect([linked.status, linked.body]).toEqual([
      200,
      {
        message: decisionMessages.decided,
        data: { _id: id, ...typed, userId: ids.ben, state: 'open', reason: null, answer: null },
      },
    ])
    expect((await stored(id)).member).toBe(ids.ben)
    for (const same of [ids.ben, ids.ben?.toUpperCase()]) {
      expect((await link(id, same)).body.data.userId).toBe(ids.ben)
    }
    expect((await link(id, null)).body.data.userId).toBeNull()
    expect((await stored(id)).member ?? null).toBeNull()
    expect(await trailOf(id)).toEqual([
      ['update', 'Record of Ben', 'member'],
      ['update', 'Record of Ben', 'member'],
    ])
  })

  it('leaves what a roll call wrote with its member', async () => {
    const id = await create({ origin: 'meeting/a/ben', member: ids.ben })
    for (const userId of [null, ids.ada]) {
      const { status, body } = await link(id, userId)
      expect([status, body]).toEqual([409, { message: recordMessages.ofRollCall }])
    }
    expect((await link(id, ids.ben)).status).toBe(200)
  })

  it('leaves a record about the caller with them', async () => {
    const id = await create({ member: ids.ada })
    for (const userId of [null, ids.ben]) {
      const { status, body } = await link(id, userId)
      expect([status, body]).toEqual([403, { message: decisionMessages.own }])
    }
  })

  it('says that there is no such record before it says what is wrong', async () => {
    for (const id of unknown) {
      const { status, body } = await link(id, 7)
      expect([status, body]).toEqual([404, { message: decisionMessages.recordNotFound }])
    }
    const id = await create()
    for (const userId of [undefined, 7, ...unknown]) {
      const { status, body } = await link(id, userId)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['userId']])
    }
  })

  it('leaves what was disputed or decided with its member, also after they were deleted', async () => {
    const kim = await createMember(tropa.payload, 'kim')
    const dispute = { member: kim.id, reason: 'I was at the doctor.', disputedAt: typed.date }
    const decision = { answer: 'We know.', decidedAt: typed.date }
    const heard = [
      { ...dispute, state: 'disputed' },
      { ...dispute, ...decision, state: 'upheld' },
      { ...decision, member: kim.id, state: 'withdrawn' },
      { ...decision, state: 'settled' },
    ]
    const rows = await Promise.all(heard.map((each) => create(each)))
    const reasons = () => Promise.all(rows.map(async (id) => (await stored(id)).reason ?? null))
    const refuse = async () => {
      for (const id of rows) {
        const before = await stored(id)
        for (const userId of before.member ? [null, ids.ben] : [ids.ben]) {
          const { status, body } = await link(id, userId)
          expect([status, body]).toEqual([409, { message: recordMessages.heard }])
        }
        expect(await stored(id)).toEqual(before)
      }
    }
    await refuse()
    const said = dispute.reason
    expect(await reasons()).toEqual([said, said, null, null])
    await deleteMember(tropa.payload, kim.id)
    await refuse()
    // Without a decision, a reason would be kept without an end.
    expect(await reasons()).toEqual([null, said, null, null])
  })
})

const correction = {
  violation: '31 minutes late',
  fee: 100,
  status: '1 absence(s)',
  date: '2026-01-06T01:00:00.000Z',
}

const correct = (id: string, body: object = correction) =>
  tropa.call(`PUT /api/records/${id}`, { token: tokens.ada, body })

const remove = (id: string) => tropa.call(`DELETE /api/records/${id}`, { token: tokens.ada })

describe('an open record that was typed', () => {
  it('is corrected, is found by its new words, and keeps its name and member', async () => {
    const { _id: id } = (await type({ userId: ids.ben })).body.data
    const { status, body } = await correct(id, { ...correction, name: 'Ada', userId: ids.ada })
    const data = { _id: id, name: 'Ben', ...correction, userId: ids.ben, state: 'open' }
    expect([status, body]).toEqual([
      200,
      { message: decisionMessages.decided, data: { ...data, reason: null, answer: null } },
    ])
    const found = await tropa.call('GET /api/records?search=31 minutes', { token: tokens.ada })
    expect(found.body.records).toEqual([data])
    await correct(id)
    await correct(id, { ...correction, fee: 50 })
    expect(await trailOf(id)).toEqual([
      ['create', 'Record of Ben', 'name, violation, fee, status, date, member'],
      ['update', 'Record of Ben', 'violation, fee, status, date'],
      ['update', 'Record of Ben', 'fee'],
    ])
  })

  it('has the moment of a date that was sent without a time', async () => {
    const { _id, date } = (await type({ date: '2026-01-05' })).body.data
    const corrected = await correct(_id, { ...correction, date: '2026-01-06' })
    expect([date, corrected.body.data.date]).toEqual([
      '2026-01-05T00:00:00.000Z',
      '2026-01-06T00:00:00.000Z',
    ])
  })

  it('is withdrawn permanently', async () => {
    const { _id: id } = (await type()).body.data
    const { status, body } = await remove(id)
    expect([status, body]).toEqual([200, { message: recordMessages.deleted }])
    expect((await remove(id)).status).toBe(404)
    await expect(stored(id)).rejects.toThrow()
    expect(await trailOf(id)).toEqual([
      ['create', 'Record of Ben', 'name, violation, fee, status, date'],
      ['delete', 'Record of Ben', ''],
    ])
  })
})

describe.each([
  ['PUT', correct],
  ['DELETE', remove],
])('%s /api/records/{id}', (_method, send) => {
  it('leaves what a roll call wrote, what was disputed or decided, and the caller’s own', async () => {
    const refusals = [
      [{ origin: `meeting/${send.name}/ben`, member: ids.ben }, 409, recordMessages.ofRollCall],
      [{ state: 'disputed', disputedAt: typed.date, member: ids.ben }, 409, recordMessages.heard],
      [{ state: 'settled', decidedAt: typed.date }, 409, recordMessages.heard],
      [{ member: ids.ada, state: 'settled' }, 403, decisionMessages.own],
    ] as const
    for (const [more, status, message] of refusals) {
      const id = await create(more)
      const before = await stored(id)
      const response = await send(id)
      expect([response.status, response.body]).toEqual([status, { message }])
      expect(await stored(id)).toEqual(before)
    }
  })

  it.each(unknown)('says that there is no record %s', async (id) => {
    const { status, body } = await send(id)
    expect([status, body]).toEqual([404, { message: decisionMessages.recordNotFound }])
  })
})

describe('PUT /api/records/{id} with an invalid body', () => {
  it('says what is wrong by field, but first that there is no such record', async () => {
    const { body } = await correct(await create(), {})
    expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(correction))
    expect((await correct('x', {})).status).toBe(404)
  })
})

describe('a record', () => {
  it('stays when its member is deleted, whose excuses and notices go', async () => {
    const { id: memberId } = await createMember(tropa.payload, 'lara')
    const id = await create({ member: memberId })
    await tropa.payload.create({
      collection: 'excuses',
      data: { kind: 'meeting', subjectId: 'a', memberId, reason: 'Ill.', state: 'open' },
    })
    await tropa.payload.create({
      collection: 'limit-notices',
      data: { memberId, limit: 'warnings', allowed: 3 },
    })
    // MongoDB finds a member whatever the case of the id.
    const sent = inject('engine') === 'mongodb' ? memberId.toUpperCase() : memberId
    await deleteMember(tropa.payload, sent)
    expect(await stored(id)).toMatchObject(typed)
    expect((await stored(id)).member ?? null).toBeNull()
    for (const collection of ['excuses', 'limit-notices'] as const) {
      const where = { memberId: { equals: memberId } }
      expect((await tropa.payload.count({ collection, where })).totalDocs).toBe(0)
    }
  })

  it('exists once for a person and a roll call, however often it is written', async () => {
    await create({ origin: 'meeting/once/ben' })
    await expect(create({ origin: 'meeting/once/ben' })).rejects.toThrow()
    // Those that were typed have none.
    await create()
    await create()
  })
})
