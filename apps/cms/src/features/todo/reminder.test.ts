import { reminderMessages, todoMessages } from '@tropa/contract/todo/todo'
import { dateIn } from '@tropa/contract/base/team-time'
import { describe, expect, it } from 'vitest'
import { bootedWithMail, signedIn } from '../../testing/boot'
import {
  changeMember,
  createMember,
  deleteMember,
  newTodo,
  setMember,
  signIn,
} from '../../testing/fixtures'
import { storeReminder } from './reminder'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

/** A member of the Design Team, with a confirmed address unless told otherwise. */
const designer = async (username: string, address: Record<string, unknown> = {}) => {
  const { id } = await createMember(tropa.payload, username, 'user', { teams: ['design-team'] })
  await setMember(tropa.payload, id, {
    email: `${username}@example.com`,
    emailConfirmed: true,
    ...address,
  })
  return id
}

const forDesign = { assignees: ['Design Team'], assignee: 'Design Team' }

const post = async (override: Record<string, unknown> = {}) => {
  const body = newTodo({ ...forDesign, ...override })
  return (await tropa.call('POST /api/todo', { token: tokens.ada, body })).body.data._id
}

const remind = (id: string, body?: unknown) =>
  tropa.call(`POST /api/todo/${id}/remind`, {
    token: tokens.ada,
    ...(body === undefined ? {} : { body }),
  })

const waitingFor = async (id: string) => {
  const { body } = await tropa.call('GET /api/todo/waiting', { token: tokens.ada })
  return body.find(({ _id }) => _id === id)
}

const today = () => dateIn(tropa.env.timeZone)

/** Deletes the designers of a test: each test has a team of its own. */
const leave = async (...ids: string[]) => {
  for (const id of ids) await deleteMember(tropa.payload, id)
}

describe('GET /api/todo/expected', () => {
  it('tells a member how many have to acknowledge a to-do and how many have, and not who', async () => {
    const mia = await designer('mia')
    const noa = await designer('noa')
    const id = await post()
    const token = await signIn(tropa.call, 'mia')
    await tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token })
    const numbersOn = async (status: string) =>
      (await tropa.call(`GET /api/todo/expected?status=${status}`, { token })).body
    expect(await numbersOn('active')).toContainEqual({ _id: id, expected: 2, acknowledged: 1 })
    const data = { deadline: '2020-01-01' }
    await tropa.payload.update({ collection: 'todos', id, data })
    const archived = [{ _id: id, expected: 2, acknowledged: 1 }]
    expect(await numbersOn('archived')).toEqual(archived)
    // Members who were blocked or left the team after its deadline had to acknowledge it all the same.
    for (const body of [{ teams: [] }, { blocked: true }]) {
      await tropa.call(`PATCH /api/members/${mia}`, { token: tokens.ada, body })
    }
    const others = await signIn(tropa.call, 'noa')
    const settled = await tropa.call('GET /api/todo/expected?status=archived', { token: others })
    expect(settled.body).toEqual(archived)
    await leave(mia, noa)
  })
})

describe('GET /api/todo/waiting', () => {
  it('names those expected who have not acknowledged, in the order of the list', async () => {
    const mia = await designer('mia')
    const noa = await designer('noa', { emailConfirmed: false })
    const gone = await designer('gone')
    await setMember(tropa.payload, gone, { blocked: true })
    const id = await post({ deadline: '2999-12-30' })
    const later = await post()
    await tropa.call(`PATCH /api/todo/${id}/acknowledge`, {
      token: await signIn(tropa.call, 'mia'),
    })
    // One who is not asked counts nowhere.
    await tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token: tokens.ada })
    const waits = { userId: noa, username: 'noa', reachable: false, remindedOn: null }
    expect(await waitingFor(id)).toEqual({
      _id: id,
      expected: 2,
      acknowledged: 1,
      waiting: [waits],
    })
    const { body } = await tropa.call('GET /api/todo/waiting', { token: tokens.ada })
    const listed = await tropa.call('GET /api/todo', { token: tokens.ada })
    expect(body.map(({ _id }) => _id)).toEqual(listed.body.map(({ _id }) => _id))
    expect(body.map(({ _id }) => _id)).toEqual([id, later])
    await leave(mia, noa, gone)
  })

  it('expects everyone, admins and members without a team too', async () => {
    const { id } = await createMember(tropa.payload, 'teamless')
    const todo = await post({ assignees: ['Everyone'], assignee: 'Everyone' })
    const names = (await waitingFor(todo))?.waiting.map(({ username }) => username)
    expect(names).toEqual(['ada', 'ben', 'teamless'])
    await leave(id)
  })

  it('waits again for members who are asked again', async () => {
    const id = await designer('again')
    const todo = await post()
    await tropa.call(`PATCH /api/todo/${todo}/acknowledge`, {
      token: await signIn(tropa.call, 'again'),
    })
    expect(await waitingFor(todo)).toMatchObject({ acknowledged: 1, waiting: [] })
    const body = newTodo({ ...forDesign, title: 'Changed', version: 1, askAgain: true })
    await tropa.call(`PATCH /api/todo/${todo}`, { token: tokens.ada, body })
    expect(await waitingFor(todo)).toMatchObject({ acknowledged: 0, waiting: [{ userId: id }] })
    await leave(id)
  })
})

describe('POST /api/todo/{id}/remind', () => {
  it('mails each member who waits, once a day', async () => {
    const [one, two, three] = [
      await designer('one'),
      await designer('two', { emailConfirmed: false }),
      await designer('three'),
    ]
    const id = await post({ title: 'Draft chapter 4', deadline: '2999-08-17' })
    const next = mail.next('one@example.com')
    const { status, body } = await remind(id, { userIds: [one, two] })
    expect([status, body]).toEqual([
      200,
      {
        message: 'Reminder handed over for 1 member',
        data: { reminded: ['one'], already: [], unreachable: ['two'] },
      },
    ])
    const { to, header, body: text } = await next
    expect(to).toEqual(['one@example.com'])
    expect(header).toMatch(/^Subject: Please acknowledge: Draft chapter 4 \(due Aug 17\)$/m)
    expect(header).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(header).toMatch(/^X-Auto-Response-Suppress: All$/m)
    expect(text).toContain('@ada asks you to acknowledge')
    expect(text).toContain(`${tropa.env.publicUrl}/login?return=/todo\n`)
    expect(text).toContain('You get this mail because')
    expect(text).toContain('at most once a day')
    expect(text).not.toMatch(/two|three/)

    const others = mail.next('three@example.com')
    expect((await remind(id)).body.data).toEqual({
      reminded: ['three'],
      already: ['one'],
      unreachable: ['two'],
    })
    expect((await others).to).toEqual(['three@example.com'])
    const again = await remind(id)
    expect(again.body.message).toBe(reminderMessages.nobody)
    expect((await waitingFor(id))?.waiting).toMatchObject([
      { username: 'one', remindedOn: today() },
      { username: 'three', remindedOn: today() },
      { username: 'two', remindedOn: null },
    ])
    const { body: log } = await tropa.call('GET /api/activitylog?search=REMIND', {
      token: tokens.ada,
    })
    expect(log.logs[0]).toMatchObject({
      username: 'ada',
      description: 'Reminded 1 member of Draft chapter 4',
    })
    await leave(one, two, three)
  })

  it('hands one mail over for each member, however many ask at once', async () => {
    const ids = [await designer('p1'), await designer('p2'), await designer('p3')]
    const id = await post({ title: 'At once' })
    const before = mail.received.length
    const responses = await Promise.all(Array.from({ length: 20 }, () => remind(id)))
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    const reminded = responses.flatMap(({ body }) => body.data.reminded)
    expect(reminded.sort()).toEqual(['p1', 'p2', 'p3'])
    await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(before + 3)
    const where = { todo: { equals: id } }
    const stored = await tropa.payload.db.count({ collection: 'reminders', where })
    expect(stored.totalDocs).toBe(3)

    await leave(...ids.slice(0, 1))
    const left = await tropa.payload.db.count({ collection: 'reminders', where })
    expect(left.totalDocs).toBe(2)
    await tropa.call(`DELETE /api/todo/${id}`, { token: tokens.ada })
    const none = await tropa.payload.db.count({ collection: 'reminders', where })
    expect(none.totalDocs).toBe(0)
    await leave(...ids.slice(1))
  })

  it('is sent again the day after a reminder, in the team’s time zone', async () => {
    const member = await designer('yesterday')
    const todo = await post()
    const day = dateIn(tropa.env.timeZone, new Date(Date.now() - 24 * 3_600_000))
    await storeReminder(tropa.payload, { todo, memberId: member, day }, 'nobody')
    expect((await waitingFor(todo))?.waiting).toMatchObject([{ remindedOn: day }])
    const next = mail.next('yesterday@example.com')
    const { data } = (await remind(todo)).body
    await next
    expect(data).toEqual({ reminded: ['yesterday'], already: [], unreachable: [] })
    expect((await waitingFor(todo))?.waiting).toMatchObject([{ remindedOn: today() }])
    await leave(member)
  })

  it('is not stored about a to-do that has been deleted', async () => {
    const todo = await post()
    await tropa.call(`DELETE /api/todo/${todo}`, { token: tokens.ada })
    const reminder = { todo, memberId: await designer('late'), day: today() }
    expect(await storeReminder(tropa.payload, reminder, 'nobody')).toBe(false)
    await leave(reminder.memberId)
  })

  it('is not for a to-do in the trash, nor does anybody wait for one', async () => {
    const id = await designer('trashed')
    const todo = await post()
    const data = { deletedAt: new Date().toISOString() }
    await tropa.payload.update({ collection: 'todos', id: todo, data })
    expect(await waitingFor(todo)).toBeUndefined()
    const { status, body } = await remind(todo)
    expect([status, body.message]).toEqual([404, todoMessages.notFound])
    await leave(id)
  })

  it('is for the members who are asked now, whatever team they were in', async () => {
    const mover = await designer('mover')
    const blocked = await designer('blocked')
    const todo = await post()
    for (const username of ['mover', 'blocked']) {
      const token = await signIn(tropa.call, username)
      await tropa.call(`PATCH /api/todo/${todo}/acknowledge`, { token })
    }
    const both = { expected: 2, acknowledged: 2, waiting: [] }
    expect(await waitingFor(todo)).toMatchObject(both)
    const change = (id: string, data: object) => changeMember(tropa.payload, id, data)
    await change(mover, { teams: ['heads'] })
    await change(blocked, { blocked: true })
    expect(await waitingFor(todo)).toMatchObject({ expected: 0, acknowledged: 0, waiting: [] })
    // Members who return have acknowledged it already.
    await change(mover, { teams: ['design-team'] })
    await change(blocked, { blocked: false })
    expect(await waitingFor(todo)).toMatchObject(both)
    await leave(mover, blocked)
  })

  it('refuses an unknown to-do before it checks the rest', async () => {
    const id = await designer('wrong')
    const todo = await post()
    const unknown = await remind('no-such-todo', { userIds: 'x' })
    expect([unknown.status, unknown.body.message]).toEqual([404, todoMessages.notFound])
    for (const userIds of ['x', [1], ['nobody'], [id, 'nobody']]) {
      const { status, body } = await remind(todo, { userIds })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['userIds']])
    }
    expect((await remind(todo, { userIds: [] })).body.data.reminded).toEqual([])
    const data = { deadline: '2020-01-01' }
    await tropa.payload.update({ collection: 'todos', id: todo, data })
    const archived = await remind(todo)
    expect([archived.status, archived.body.message]).toEqual([400, reminderMessages.archived])
    await leave(id)
  })
})
