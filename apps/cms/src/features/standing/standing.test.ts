import { decisionMessages } from '@tropa/contract/record/decision'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type * as Stored from '../../payload/payload-types'
import { bootedWithMail } from '../../testing/boot'
import { createMember, auditEntries, setMember, signIn } from '../../testing/fixtures'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  await createMember(tropa.payload, 'zoe', 'admin')
  const { docs } = await tropa.payload.find({ collection: 'members' })
  for (const { id, username } of docs) {
    ids[username] = id
    tokens[username] = await signIn(tropa.call, username)
  }
})
beforeEach(() => tropa.payload.db.deleteMany({ collection: 'records', where: {} }))

const day = 86_400_000

const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

const createRecord = async (member: string | undefined, more: object = {}) => {
  const { id } = await tropa.payload.create({
    collection: 'records',
    data: {
      name: member ?? 'Ben',
      violation: '12 minutes late to Stand-up',
      fee: 50,
      status: '1 lateness',
      date: daysAgo(1),
      ...(member && { member: ids[member] }),
      ...more,
    },
  })
  return id
}

const trash = async (id: string) => {
  const data = { deletedAt: new Date().toISOString() }
  await tropa.payload.update({ collection: 'records', id, data })
  return id
}

const send = <Line extends string>(line: Line, who: string, body?: object) =>
  tropa.call(line, { ...(tokens[who] && { token: tokens[who] }), ...(body && { body }) })

const dispute = (id: string, who = 'ben', body: object = { reason: 'I was there.' }) =>
  send(`POST /api/records/${id}/dispute`, who, body)

const decide = (id: string, state: string, who = 'ada', more: object = {}) =>
  send(`PATCH /api/records/${id}`, who, { state, ...more })

const standing = async (who = 'ben') => (await send('GET /api/standing', who)).body

const stored = async (id: string) => {
  const where = { id: { equals: id } }
  return tropa.payload.db.findOne<Stored.Record>({ collection: 'records', where })
}

describe('GET /api/standing', () => {
  it('is empty while nothing is recorded', async () => {
    expect(await standing()).toEqual({
      warnings: { count: 0, limit: 3 },
      instances: { count: 0, limit: 5 },
      fees: { owed: 0, settled: 0 },
      records: [],
      excuses: [],
    })
  })

  it('counts own records, without those that were withdrawn or are in the trash', async () => {
    await createRecord('ben', { date: daysAgo(3) })
    await createRecord('ben', { status: '1 absence(s)', fee: 100, date: daysAgo(2) })
    await createRecord('ben', { counts: 'warning', status: '1 warning(s)', fee: 0 })
    await createRecord('ben', { status: 'Paid late', fee: 5, state: 'settled', date: daysAgo(9) })
    await createRecord('ben', { counts: 'lateness', state: 'withdrawn', date: daysAgo(8) })
    await trash(await createRecord('ben'))
    await createRecord('zoe')
    await createRecord(undefined)
    const { warnings, instances, fees, records } = await standing()
    expect({ warnings, instances, fees }).toEqual({
      warnings: { count: 1, limit: 3 },
      instances: { count: 2, limit: 5 },
      fees: { owed: 150, settled: 5 },
    })
    expect(records.map(({ state }) => state)).toEqual([
      'open',
      'open',
      'open',
      'withdrawn',
      'settled',
    ])
    expect(records[1]).toEqual({
      _id: expect.any(String),
      violation: '12 minutes late to Stand-up',
      fee: 100,
      status: '1 absence(s)',
      date: expect.any(String),
      state: 'open',
      reason: null,
      answer: null,
    })
  })

  it('knows no limits while no rules are published', async () => {
    const { payload } = tropa
    const slug = 'rules'
    await payload.updateGlobal({ slug, data: { _status: 'draft' } })
    const { warnings, instances } = await standing()
    expect([warnings, instances]).toEqual([
      { count: 0, limit: null },
      { count: 0, limit: null },
    ])
    await payload.updateGlobal({ slug, data: { _status: 'published' } })
  })
})

describe('POST /api/records/{id}/dispute', () => {
  it('says once that an own record is wrong', async () => {
    const id = await createRecord('ben')
    const { status, body } = await dispute(id)
    expect([status, body]).toEqual([
      201,
      {
        message: decisionMessages.disputed,
        data: {
          _id: id,
          name: 'ben',
          violation: '12 minutes late to Stand-up',
          fee: 50,
          status: '1 lateness',
          date: expect.any(String),
          userId: ids.ben,
          state: 'disputed',
          reason: 'I was there.',
          answer: null,
        },
      },
    ])
    const again = await dispute(id)
    expect([again.status, again.body]).toEqual([409, { message: decisionMessages.disputedAlready }])
    const twice = await createRecord('ben')
    const both = await Promise.all([dispute(twice), dispute(twice)])
    expect(both.map((response) => response.status).sort()).toEqual([201, 409])
  })

  it('answers the same for an unknown record, somebody else’s and nobody’s', async () => {
    const others = [await createRecord('zoe'), await createRecord(undefined)]
    const trashed = await trash(await createRecord('ben'))
    for (const id of [...others, trashed, '0'.repeat(24), 'x', others.join(',')]) {
      for (const reason of ['I was there.', '', 7]) {
        const { status, body } = await dispute(id, 'ben', { reason })
        expect([status, body]).toEqual([404, { message: decisionMessages.recordNotFound }])
      }
    }
  })

  it('is possible for 7 days', async () => {
    expect((await dispute(await createRecord('ben', { date: daysAgo(6.9) }))).status).toBe(201)
    const { status, body } = await dispute(await createRecord('ben', { date: daysAgo(7.1) }))
    expect([status, body]).toEqual([400, { message: decisionMessages.tooLate }])
  })
})

describe('GET /api/disputes', () => {
  it('lists what was disputed for admins, oldest first', async () => {
    await createRecord('ben')
    const first = await createRecord('ben')
    const second = await createRecord('zoe')
    await dispute(first)
    await dispute(second, 'zoe')
    await decide(first, 'upheld')
    const { body } = await send('GET /api/disputes', 'ada')
    expect(body.map(({ _id, username, state }) => [_id, username, state])).toEqual([
      [first, 'ben', 'upheld'],
      [second, 'zoe', 'disputed'],
    ])
    const open = await send('GET /api/disputes?state=disputed', 'ada')
    expect(open.body.map(({ _id }) => _id)).toEqual([second])
    expect((await send('GET /api/disputes?state=none', 'ada')).status).toBe(400)
  })
})

describe('PATCH /api/records/{id}', () => {
  it('is decided, with an answer that its member reads', async () => {
    const id = await createRecord('ben')
    await dispute(id)
    const answer = 'Two saw you come in.'
    const { status, body } = await decide(id, 'upheld', 'ada', { answer })
    expect([status, body]).toMatchObject([
      200,
      { message: decisionMessages.decided, data: { _id: id, state: 'upheld', answer } },
    ])
    await decide(id, 'settled', 'ada', { answer: ' ' })
    expect((await standing()).records).toMatchObject([{ state: 'settled', answer }])
    expect((await standing()).fees).toEqual({ owed: 0, settled: 50 })
    const { body: log } = await send('GET /api/activitylog?search=upheld', 'ada')
    const description = 'Upheld the record of ben: 12 minutes late to Stand-up'
    expect(log.logs[0]).toMatchObject({ username: 'ada', action: 'DECIDE', description })
    expect(JSON.stringify(log)).not.toMatch(/Two saw|I was there/)
  })

  it.each([
    ['open', 'upheld'],
    ['disputed', 'settled'],
    ['settled', 'withdrawn'],
    ['withdrawn', 'settled'],
    ['upheld', 'withdrawn'],
  ])('is not taken from %s to %s', async (state, next) => {
    const id = await createRecord('ben', { state })
    const { status, body } = await decide(id, next)
    expect([status, body]).toEqual([409, { message: decisionMessages.notPossible }])
    expect((await stored(id))?.state).toBe(state)
  })

  it('is decided by one of two admins at the same moment', async () => {
    const id = await createRecord('ben')
    await dispute(id)
    const responses = await Promise.all([decide(id, 'upheld'), decide(id, 'withdrawn', 'zoe')])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is not decided by the admin whom it is about, whatever its state', async () => {
    const id = await createRecord('ada')
    const refused = { message: decisionMessages.own }
    const { status, body } = await decide(id, 'withdrawn')
    expect([status, body]).toEqual([403, refused])
    await decide(id, 'settled', 'zoe')
    expect((await decide(id, 'withdrawn')).body).toEqual(refused)
  })

  it('can be about nobody, and from before there were states', async () => {
    const id = await createRecord(undefined)
    const data = { state: null }
    await tropa.payload.db.updateOne({ collection: 'records', id, data })
    expect((await decide(id, 'settled')).body.data.state).toBe('settled')
  })

  it('is told of by the audit trail, without what people wrote', async () => {
    const id = await createRecord('ben')
    await dispute(id)
    await decide(id, 'upheld', 'ada', { answer: 'Two saw you come in.' })
    // MongoDB finds a record whatever the case of its id.
    await decide(inject('engine') === 'mongodb' ? id.toUpperCase() : id, 'settled', 'zoe')
    const docs = await auditEntries(tropa.payload, {
      rowId: { equals: id },
      action: { equals: 'update' },
    })
    expect(docs.map(({ actor, rowTitle, fields }) => [actor, rowTitle, fields])).toEqual([
      ['ada', 'Record of ben', 'state, answer'],
      ['zoe', 'Record of ben', 'state'],
    ])
    expect(JSON.stringify(docs)).not.toMatch(/Two saw|I was there/)
  })

  it('tells its member by mail, without the answer', async () => {
    const data = { email: 'ben@example.com', emailConfirmed: true }
    await setMember(tropa.payload, ids.ben ?? '', data)
    const id = await createRecord('ben')
    const next = mail.next()
    await decide(id, 'withdrawn', 'ada', { answer: 'A secret answer.' })
    const { to, header, body } = await next
    expect(to).toEqual(['ben@example.com'])
    expect(header).toMatch(/^Subject: A record about you was withdrawn$/m)
    expect(header).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(body).toContain(`${tropa.env.publicUrl}/login?return=/standing`)
    expect(body).not.toContain('secret')
  })

  it('answers 404 for an unknown record before it looks at the body', async () => {
    for (const id of ['x', '0'.repeat(24)]) {
      const { status, body } = await decide(id, 'nothing')
      expect([status, body]).toEqual([404, { message: decisionMessages.recordNotFound }])
    }
    const { status, body } = await decide(await createRecord('ben'), 'open')
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['state']])
  })
})
