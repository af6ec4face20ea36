import { decisionMessages, recordStates } from '@tropa/contract/record/decision'
import { membersMessages } from '@tropa/contract/member/members'
import { feesMessages, type MemberFees } from '@tropa/contract/standing/fees'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bootedWithMail } from '../../testing/boot'
import { auditEntries, createMember, newRecord, setMember, signIn } from '../../testing/fixtures'
import { trashRecord } from '../../testing/trash'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  await createMember(tropa.payload, 'zoe', 'admin')
  await createMember(tropa.payload, 'carla')
  const { docs } = await tropa.payload.find({ collection: 'members' })
  for (const { id, username } of docs) {
    ids[username] = id
    tokens[username] = await signIn(tropa.call, username)
  }
})
beforeEach(() => tropa.payload.db.deleteMany({ collection: 'records', where: {} }))

const store = async (who: string | null, more: object = {}) => {
  const member = who === null ? {} : { member: ids[who] }
  const data = { ...newRecord({ date: '2026-01-02T00:00:00.000Z' }), ...member, ...more }
  return (await tropa.payload.create({ collection: 'records', data })).id
}

const as = (who: string) => ({ token: tokens[who] ?? '' })

const readFees = async () => (await tropa.call('GET /api/fees', as('ada'))).body

const settle = async (id = '', amount: unknown = 20, who = 'ada') => {
  const sent = { ...as(who), body: { amount } }
  const { status, body } = await tropa.call(`POST /api/fees/${id}/settle`, sent)
  return [status, body] as const
}

const statesOf = async (who: string) => {
  const where = { member: { equals: ids[who] } }
  const { docs } = await tropa.payload.find({ collection: 'records', where, sort: 'id' })
  return docs.map(({ state }) => state)
}

describe('GET /api/fees', () => {
  it('lists members by what they owe, most first, and records without a member under the name in them', async () => {
    await store('ben', { fee: 50 })
    await store('ben', { fee: 20, state: 'upheld' })
    await store('ben', { fee: 5, state: 'disputed' })
    await store('ben', { fee: 30, state: 'settled' })
    await store('ben', { fee: 100, state: 'withdrawn' })
    await store('carla', { fee: 0 })
    await store('zoe', { fee: 10, state: 'settled' })
    await store(null, { name: 'ben', fee: 90 })
    await trashRecord(tropa.payload)
    expect(await readFees()).toEqual({
      total: { owed: 165, paid: 40 },
      members: [
        { userId: null, username: 'ben', owed: 90, paid: 0, records: 1 },
        { userId: ids.ben, username: 'ben', owed: 75, paid: 30, records: 2 },
        { userId: ids.zoe, username: 'zoe', owed: 0, paid: 10, records: 0 },
      ],
    })
  })

  it('has the records of a member who is gone in one row with those that have the name', async () => {
    const { id } = await createMember(tropa.payload, 'dan')
    const name = 'dan'
    await store(null, { name, fee: 20 })
    await tropa.payload.create({
      collection: 'records',
      data: { ...newRecord({ name, fee: 50, date: '2026-01-02T00:00:00.000Z' }), member: id },
    })
    await tropa.payload.db.deleteOne({ collection: 'members', where: { id: { equals: id } } })
    expect((await readFees()).members).toEqual([
      { userId: null, username: name, owed: 70, paid: 0, records: 2 },
    ])
  })

  it('says of every member what their standing says, and sums all of them', async () => {
    const names = ['ada', 'ben', 'carla', 'zoe'] as const
    const any = fc.record({
      who: fc.constantFrom(null, ...names),
      fee: fc.integer({ min: 0, max: 400 }).map((cents) => cents / 100),
      state: fc.constantFrom(...recordStates),
    })
    for (const { who, ...record } of fc.sample(any, 60)) await store(who, record)
    const { total, members } = await readFees()
    for (const name of names) {
      const { fees } = (await tropa.call('GET /api/standing', as(name))).body
      const { owed = 0, paid = 0 } = members.find(({ userId }) => userId === ids[name]) ?? {}
      expect({ owed, settled: paid }).toEqual(fees)
    }
    for (const part of ['owed', 'paid'] as const) {
      const cents = members.reduce((sum, row) => sum + Math.round(row[part] * 100), 0)
      expect(total[part]).toBe(cents / 100)
    }
  })
})

describe('POST /api/fees/{id}/settle', () => {
  it('settles what is open or upheld and has a fee, with entries and one mail', async () => {
    await setMember(tropa.payload, ids.ben ?? '', {
      email: 'ben@example.com',
      emailConfirmed: true,
    })
    await store('ben', { fee: 50 })
    await store('ben', { fee: 70, state: 'upheld', answer: 'You were seen.' })
    await store('ben', { fee: 5, state: 'disputed' })
    await store('ben', { fee: 7, state: 'withdrawn' })
    await store('ben', { fee: 0 })
    const told = mail.next()
    const data: MemberFees = {
      userId: ids.ben ?? '',
      username: 'ben',
      owed: 5,
      paid: 120,
      records: 0,
    }
    expect(await settle(ids.ben, 120)).toEqual([200, { message: feesMessages.settled, data }])
    expect(await statesOf('ben')).toEqual(['settled', 'settled', 'disputed', 'withdrawn', 'open'])
    const { header, body } = await told
    expect(header).toContain('Subject: 2 records about you were settled')
    expect(body).not.toMatch(/ada|120/)
    expect(mail.received).toHaveLength(1)
    const where = { actor: { equals: 'ada' }, action: { equals: 'update' } }
    const entries = await auditEntries(tropa.payload, where)
    expect(entries.map(({ fields }) => fields)).toEqual(['state', 'state'])
    const { logs } = (await tropa.call('GET /api/activitylog', as('ada'))).body
    expect(logs[0]).toMatchObject({ action: 'DECIDE', description: 'Settled 2 records of ben' })
  })

  it('lets one of two treasurers settle', async () => {
    await store('carla', { fee: 20 })
    await store('carla', { fee: 50 })
    const both = await Promise.all([settle(ids.carla, 70), settle(ids.carla, 70, 'zoe')])
    expect(both.map(([status]) => status).sort()).toEqual([200, 409])
    expect(await statesOf('carla')).toEqual(['settled', 'settled'])
  })

  it('refuses another amount than what is owed now, and changes nothing', async () => {
    await store('carla', { fee: 20 })
    for (const amount of [10, 20.01, 40]) {
      expect(await settle(ids.carla, amount)).toEqual([409, { message: feesMessages.changed }])
    }
    const { amountMissing: message } = feesMessages
    for (const amount of [null, '20', -20, 0]) {
      expect(await settle(ids.carla, amount)).toEqual([
        400,
        { message, errors: { amount: message } },
      ])
    }
    expect(await statesOf('carla')).toEqual(['open'])
  })

  it('sums cents exactly', async () => {
    for (const fee of [0.1, 0.2]) await store('carla', { fee })
    expect((await settle(ids.carla, 0.3))[0]).toBe(200)
  })

  it('leaves an admin’s own fees to somebody else, whatever is sent', async () => {
    await store('ada', { fee: 20 })
    for (const amount of [7, 20, 'x']) {
      expect(await settle(ids.ada, amount)).toEqual([403, { message: decisionMessages.own }])
    }
    expect(await statesOf('ada')).toEqual(['open'])
  })

  it.each(['x', '0'.repeat(24)])('says that there is no member %s', async (id) => {
    expect(await settle(id, 'x')).toEqual([404, { message: membersMessages.notFound }])
  })
})
