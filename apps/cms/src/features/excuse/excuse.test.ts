import { excuseMessages } from '@tropa/contract/excuse/excuse'
import { subjectNotFound } from '@tropa/contract/base/subject'
import { decisionMessages } from '@tropa/contract/record/decision'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { toStoredDate } from '../../payload/fields/stored-date'
import { bootedWithMail } from '../../testing/boot'
import { createMember, newMeeting, newTodo, signIn } from '../../testing/fixtures'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
const tokens: Record<string, string> = {}

beforeAll(async () => {
  await createMember(tropa.payload, 'zoe', 'admin')
  await createMember(tropa.payload, 'kim', 'user', { teams: ['design-team'] })
  for (const name of ['ada', 'zoe', 'ben', 'kim']) tokens[name] = await signIn(tropa.call, name)
})

const send = <Line extends string>(line: Line, who: string, body?: object) =>
  tropa.call(line, { ...(tokens[who] && { token: tokens[who] }), ...(body && { body }) })

const upcoming = async (override: object = {}) => {
  const body = newMeeting({ startsAt: '2999-01-05T01:00:00.000Z', ...override })
  return (await send('POST /api/meetings', 'ada', body)).body.data._id
}

const newExcuse = async (who: string, override: object = {}) => {
  const body = { kind: 'meeting', id: await upcoming(), reason: 'I am ill.', ...override }
  return send('POST /api/excuses', who, body)
}

const setAddress = async (username: string, emailConfirmed = true) => {
  const where = { username: { equals: username } }
  const data = { email: `${username}@example.com`, emailConfirmed }
  await tropa.payload.db.updateOne({ collection: 'members', where, data })
}

describe('POST /api/excuses', () => {
  it('is stored for a meeting and for a to-do that are still to come', async () => {
    const meeting = await upcoming({ title: 'Defense' })
    const { status, body } = await newExcuse('ben', { id: meeting })
    expect([status, body]).toEqual([
      201,
      {
        message: excuseMessages.sent,
        data: {
          _id: expect.any(String),
          subject: {
            kind: 'meeting',
            _id: meeting,
            title: 'Defense',
            at: '2999-01-05T01:00:00.000Z',
          },
          reason: 'I am ill.',
          state: 'open',
          note: null,
        },
      },
    ])
    const todo = (await send('POST /api/todo', 'ada', newTodo())).body.data._id
    const { data } = (await newExcuse('ben', { kind: 'todo', id: todo })).body
    expect(data.subject).toEqual({
      kind: 'todo',
      _id: todo,
      title: 'Write the report',
      at: '2999-12-31',
    })
  })

  it('is sent once, also at the same moment', async () => {
    const id = await upcoming()
    const sent = await Promise.all(Array.from({ length: 10 }, () => newExcuse('ben', { id })))
    const statuses = sent.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)])
    expect((await newExcuse('ben', { id })).body).toEqual({ message: excuseMessages.twice })
    // Only MongoDB finds it.
    const { status } = await newExcuse('ben', { id: id.toUpperCase() })
    expect(status).toBe(inject('engine') === 'mongodb' ? 409 : 404)
  })

  it('comes too late once it has begun', async () => {
    const id = await upcoming({ startsAt: new Date().toISOString() })
    const { status, body } = await newExcuse('ben', { id })
    expect([status, body]).toEqual([400, { message: excuseMessages.tooLate }])
    const todo = (await send('POST /api/todo', 'ada', newTodo())).body.data._id
    const data = { deadline: toStoredDate('2020-01-01') }
    await tropa.payload.update({ collection: 'todos', id: todo, data })
    expect((await newExcuse('ben', { kind: 'todo', id: todo })).body.message).toBe(
      excuseMessages.tooLate,
    )
  })

  it('is refused for a to-do whose roll call is closed, although its deadline was moved', async () => {
    const team = 'Design Team'
    const form = newTodo({ assignees: [team], assignee: team })
    const id = (await send('POST /api/todo', 'ada', form)).body.data._id
    const setDeadline = (deadline: string) =>
      tropa.payload.update({
        collection: 'todos',
        id,
        data: { deadline: toStoredDate(deadline) },
      })
    await setDeadline('2020-01-01')
    const path = `/api/rollcall/todo/${id}`
    const { rows } = (await send(`GET ${path}`, 'ada')).body as { rows: { userId: string }[] }
    const marks = rows.map(({ userId }) => ({ userId, mark: 'delivered' }))
    await send(`PUT ${path}`, 'ada', { marks })
    expect((await send(`POST ${path}/close`, 'ada')).status).toBe(200)
    await setDeadline('2999-12-31')
    const { status, body } = await newExcuse('kim', { kind: 'todo', id })
    expect([status, body]).toEqual([409, { message: excuseMessages.closed }])
  })

  it('answers the same for an unknown id and a caller who is not expected', async () => {
    const others = await upcoming({ assignees: ['Design Team'] })
    for (const id of [others, '0'.repeat(24), 'x', `${others},${others}`]) {
      for (const reason of ['I am ill.', '', 7]) {
        const { status, body } = await newExcuse('ben', { id, reason })
        expect([status, body]).toEqual([404, { message: subjectNotFound }])
      }
    }
    expect((await newExcuse('kim', { id: others })).status).toBe(201)
  })

  it('is invalid if it names neither a meeting nor a to-do', async () => {
    const { status, body } = await newExcuse('ben', { kind: 'party' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['kind']])
  })

  it('mails the other admins with a confirmed address, without the reason', async () => {
    await setAddress('ada', false)
    await setAddress('zoe')
    await setAddress('kim')
    const next = mail.next()
    const id = await upcoming({ title: 'Retrospective' })
    await newExcuse('kim', { id, reason: 'A secret illness.' })
    const { to, header, body } = await next
    expect(to).toEqual(['zoe@example.com'])
    expect(header).toMatch(/^Subject: An excuse from kim for Retrospective$/m)
    expect(header).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(body).toContain(`${tropa.env.publicUrl}/login?return=/admin/records%23decisions`)
    expect(body).not.toContain('secret')
    const before = mail.received.length
    await newExcuse('zoe')
    await newExcuse('kim')
    await expect.poll(() => mail.received.length).toBe(before + 1)
    expect(mail.received.flatMap(({ to }) => to)).not.toContain('ada@example.com')
  })
})

describe('GET /api/excuses', () => {
  it('lists those of a state for admins, oldest first', async () => {
    const { body } = await send('GET /api/excuses?state=open', 'ada')
    const created = body.map(({ createdAt }) => createdAt)
    expect(created).toEqual([...created].sort())
    expect(body[0]).toEqual({
      _id: expect.any(String),
      username: 'ben',
      subject: expect.objectContaining({ title: 'Defense' }),
      reason: 'I am ill.',
      state: 'open',
      note: null,
      createdAt: expect.any(String),
    })
    expect((await send('GET /api/excuses?state=accepted', 'ada')).body).toEqual([])
    expect((await send('GET /api/excuses?state=settled', 'ada')).status).toBe(400)
  })

  it('leaves out those whose meeting or to-do is gone', async () => {
    const id = await upcoming()
    const { _id } = (await newExcuse('ben', { id })).body.data
    const ids = async () => (await send('GET /api/excuses', 'ada')).body.map((each) => each._id)
    expect(await ids()).toContain(_id)
    await send(`DELETE /api/meetings/${id}`, 'ada')
    expect(await ids()).not.toContain(_id)
  })
})

describe('PATCH /api/excuses/{id}', () => {
  const decide = (id: string, body: object = { decision: 'accepted' }, who = 'ada') =>
    send(`PATCH /api/excuses/${id}`, who, body)

  it('is decided once by another member, who is told', async () => {
    await setAddress('ben')
    const { _id } = (await newExcuse('ben')).body.data
    const mails = () => mail.received.filter(({ to }) => to.includes('ben@example.com'))
    const note = 'Get well soon.'
    const { status, body } = await decide(_id, { decision: 'accepted', note })
    expect([status, body]).toMatchObject([
      200,
      { message: excuseMessages.acceptedDone, data: { _id, state: 'accepted', note } },
    ])
    await expect.poll(() => mails().length).toBe(1)
    expect(mails()[0]?.header).toMatch(/^Subject: Your excuse for Stand-up was accepted$/m)
    const again = await decide(_id, { decision: 'declined' })
    expect([again.status, again.body]).toEqual([409, { message: excuseMessages.decided }])
    const { body: log } = await send('GET /api/activitylog?search=DECIDE', 'ada')
    expect(log.logs).toMatchObject([
      { username: 'ada', description: 'Accepted the excuse of ben for Stand-up' },
    ])
  })

  it('is decided by one of two admins at the same moment', async () => {
    const { _id } = (await newExcuse('ben')).body.data
    const responses = await Promise.all([
      decide(_id, { decision: 'accepted' }, 'ada'),
      decide(_id, { decision: 'declined' }, 'zoe'),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const [stored] = (await send('GET /api/standing', 'ben')).body.excuses
    const { body } = responses.find(({ status }) => status === 200) ?? {}
    expect(stored?.state).toBe(body?.data.state)
  })

  it('is never decided by the admin who sent it', async () => {
    const { _id } = (await newExcuse('ada')).body.data
    const refused = { message: decisionMessages.own }
    expect([(await decide(_id)).status, (await decide(_id)).body]).toEqual([403, refused])
    await decide(_id, { decision: 'declined' }, 'zoe')
    expect((await decide(_id)).body).toEqual(refused)
  })

  it('answers 404 for an unknown excuse before it looks at the body', async () => {
    for (const id of ['x', '0'.repeat(24)]) {
      const { status, body } = await decide(id, { decision: 7 })
      expect([status, body]).toEqual([404, { message: excuseMessages.notFound }])
    }
  })

  it('makes its row excused before anybody has marked it', async () => {
    const id = await upcoming()
    const { _id } = (await newExcuse('ben', { id })).body.data
    await decide(_id)
    const { body } = await send(`GET /api/rollcall/meeting/${id}`, 'ada')
    const row = body.rows.find(({ username }) => username === 'ben')
    expect(row).toMatchObject({ mark: 'excused', outcome: null, excuse: { state: 'accepted' } })
  })
})

describe('DELETE /api/excuses/{id}', () => {
  const takeBack = (id: string, who = 'ben') => send(`DELETE /api/excuses/${id}`, who)

  it('takes an undecided excuse back with its reason, and another can be sent', async () => {
    const id = await upcoming()
    const { _id } = (await newExcuse('ben', { id })).body.data
    const { status, body } = await takeBack(_id)
    expect([status, body]).toEqual([200, { message: excuseMessages.takenBack }])
    const { excuses } = (await send('GET /api/standing', 'ben')).body
    expect(excuses.map((each) => each._id)).not.toContain(_id)
    expect((await takeBack(_id)).status).toBe(404)
    expect((await newExcuse('ben', { id })).status).toBe(201)
  })

  it('leaves a decided one as it is', async () => {
    const { _id } = (await newExcuse('ben')).body.data
    await send(`PATCH /api/excuses/${_id}`, 'ada', { decision: 'declined' })
    const { status, body } = await takeBack(_id)
    expect([status, body]).toEqual([409, { message: excuseMessages.decided }])
  })

  it('answers the same for another member’s and for an unknown one', async () => {
    const { _id } = (await newExcuse('ben')).body.data
    for (const [id, who] of [
      [_id, 'ada'],
      [_id, 'kim'],
      ['x', 'ben'],
      ['0'.repeat(24), 'ben'],
    ] as const) {
      const { status, body } = await takeBack(id, who)
      expect([status, body]).toEqual([404, { message: excuseMessages.notFound }])
    }
    expect((await takeBack(_id)).status).toBe(200)
  })
})
