import { setTimeout as wait } from 'node:timers/promises'
import { newsADay } from '@tropa/contract/notification/notifications'
import type { Where } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailQueue } from '../../payload/email/mail-queue'
import { jobs, runDueJobs } from '../../payload/jobs/job-runner'
import { bootedWithMail } from '../../testing/boot'
import {
  createMember,
  newMeeting,
  newTodo,
  setMember,
  signIn,
  storedMember,
  withoutKey,
} from '../../testing/fixtures'
import { idOf } from '../../testing/client'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  const { payload } = tropa
  await createMember(payload, 'carla', 'user', { teams: ['dev-team'] })
  for (const username of ['ada', 'ben', 'carla']) {
    const { id } = await storedMember(payload, username)
    ids[username] = id
    tokens[username] = await signIn(tropa.call, username)
    await setMember(payload, id, { email: `${username}@example.com`, emailConfirmed: true })
  }
  await setMember(payload, ids.carla ?? '', { mailNews: null })
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T01:00:00Z') })
  for (const collection of ['mail-days', 'news'] as const) {
    await tropa.payload.db.deleteMany({ collection, where: {} })
  }
  await tropa.payload.db.deleteMany({ collection: jobs, where: { queue: { equals: mailQueue } } })
  mail.received.length = 0
})
afterEach(() => vi.useRealTimers())

const send = async (line: string, body?: object) => {
  const response = await tropa.call(line, { token: tokens.ada ?? '', ...(body && { body }) })
  expect(response.status).toBeLessThan(300)
  return response.body
}

const post = async (override: object = {}) =>
  idOf((await send('POST /api/todo', newTodo({ ...override }))).data)

const meet = async (override: object = {}) =>
  idOf(
    (
      await send(
        'POST /api/meetings',
        newMeeting({ startsAt: '2026-03-09T01:00:00Z', ...override }),
      )
    ).data,
  )

/** Lets some minutes pass, and sends what is due then. */
const afterMinutes = async (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  const { payload } = tropa
  const now = new Date()
  await Promise.all([1, 2].map(() => runDueJobs(payload, now, undefined, mailQueue)))
  const where: Where = {
    and: [
      { queue: { equals: mailQueue } },
      { or: [{ waitUntil: { exists: false } }, { processing: { equals: true } }] },
    ],
  }
  const open = async () => (await payload.db.count({ collection: jobs, where })).totalDocs
  for (let tries = 0; tries < 500 && (await open()) > 0; tries += 1) await wait(10)
}

const told = () => mail.received.map(({ header }) => /Subject: (.*)/.exec(header)?.[1])

describe('news', () => {
  it('of five minutes are one mail to each member who is concerned and wants it, not to their author', async () => {
    await post({ title: 'Draft chapter 4', deadline: '2026-03-20' })
    await afterMinutes(3)
    const meeting = await meet()
    await send(`PATCH /api/meetings/${meeting}`, {
      ...newMeeting({ startsAt: '2026-03-10T01:00:00Z' }),
      version: 1,
    })
    await post({ title: 'Of another team', assignees: ['Design Team'], assignee: 'Design Team' })
    expect(mail.received).toEqual([])
    await afterMinutes(2)
    const [only] = mail.received
    expect(mail.received).toHaveLength(1)
    expect(only?.to).toEqual(['ben@example.com'])
    expect(told()).toEqual(['2 things are new'])
    expect(only?.header).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(only?.body).toContain('New to-do: Draft chapter 4 (due Mar 20, 2026)')
    expect(only?.body).toContain('Meeting: Stand-up (Mar 10, 2026, 9:00 AM)')
    expect(withoutKey(only?.body)).not.toMatch(/ada|carla|another team/)
    await afterMinutes(10)
    expect(mail.received).toHaveLength(1)
  })

  it('tell what was changed and what was called off, and nothing of what came and went', async () => {
    const id = await post({ title: 'First title', deadline: '2026-03-20' })
    const meeting = await meet()
    await afterMinutes(5)
    mail.received.length = 0
    await send(`PATCH /api/todo/${id}`, {
      ...newTodo({ title: 'Second title', deadline: '2026-03-20' }),
      version: 1,
      askAgain: true,
    })
    await send(`DELETE /api/meetings/${meeting}`)
    await send(`DELETE /api/meetings/${await meet({ title: 'By mistake' })}`)
    await afterMinutes(5)
    expect(told()).toEqual(['2 things are new'])
    const { body } = mail.received[0] ?? { body: '' }
    expect(body).toContain('To-do changed: Second title (due Mar 20, 2026)')
    expect(body).toContain('Meeting called off: Stand-up')
    expect(body).not.toMatch(/First title|By mistake/)
    await send(`DELETE /api/todo/${id}`)
    await afterMinutes(5)
    expect(told()[1]).toBe('To-do called off: Second title')
  })

  it('tell who is named for a to-do later, and who is no longer named', async () => {
    const id = await post({ title: 'Named', deadline: '2026-03-20' })
    const name = (...names: string[]) =>
      send(`PUT /api/todo/${id}/people`, { userIds: names.map((each) => ids[each]) })
    await name('carla')
    await afterMinutes(5)
    expect(told()).toEqual([])
    await name('ben', 'carla')
    await afterMinutes(5)
    expect(told()).toEqual(['New to-do: Named (due Mar 20, 2026)'])
    await name('ben')
    await afterMinutes(5)
    expect(told()).toHaveLength(1)
    await name('carla')
    await afterMinutes(5)
    expect(told()[1]).toBe('No longer for you: Named')
  })

  it(`come in at most ${newsADay} mails a day, the last of which says so`, async () => {
    for (let count = 1; count <= newsADay + 1; count += 1) {
      await post({ title: `Task ${count}`, deadline: '2026-03-20' })
      await afterMinutes(6)
    }
    expect(told()).toHaveLength(newsADay)
    const saying = mail.received.map(({ body }) => body.includes('the last of 6 such mails today'))
    expect(saying).toEqual([false, false, false, false, false, true])
    await afterMinutes(24 * 60)
    await post({ title: 'Tomorrow', deadline: '2026-03-20' })
    await afterMinutes(5)
    expect(told().at(-1)).toBe('New to-do: Tomorrow (due Mar 20, 2026)')
    expect(told()).toHaveLength(newsADay + 1)
  })

  it('say that a to-do or a meeting no longer asks a member, or asks a new one', async () => {
    const dora = await createMember(tropa.payload, 'dora', 'user', { teams: ['design-team'] })
    await setMember(tropa.payload, dora.id, { email: 'dora@example.com', emailConfirmed: true })
    const ofDev = { assignees: ['Dev Team'], assignee: 'Dev Team', deadline: '2026-03-20' }
    const ofDesign = { ...ofDev, assignees: ['Design Team'], assignee: 'Design Team' }
    const todo = await post({ ...ofDev, title: 'Draft' })
    const meeting = await meet({ assignees: ['Dev Team'] })
    await afterMinutes(5)
    mail.received.length = 0
    await send(`PATCH /api/todo/${todo}`, {
      ...newTodo({ ...ofDesign, title: 'Draft of others' }),
      version: 1,
      askAgain: true,
    })
    const moved = newMeeting({ startsAt: '2026-03-09T01:00:00Z', assignees: ['Design Team'] })
    await send(`PATCH /api/meetings/${meeting}`, { ...moved, version: 1 })
    await afterMinutes(5)
    const bodyTo = (name: string) =>
      mail.received.find(({ to }) => to[0] === `${name}@example.com`)?.body
    expect(mail.received).toHaveLength(2)
    expect(bodyTo('ben')).toContain('No longer for you: Draft\nNo longer for you: Stand-up')
    expect(bodyTo('ben')).not.toMatch(/of others|changed|moved/)
    expect(bodyTo('dora')).toContain('New to-do: Draft of others (due Mar 20, 2026)')
    expect(bodyTo('dora')).toContain('Meeting: Stand-up (Mar 9, 2026, 9:00 AM)')
  })

  it('that came and went use up none of the mails of a day', async () => {
    for (let count = 1; count <= newsADay + 1; count += 1) {
      await send(`DELETE /api/todo/${await post({ deadline: '2026-03-20' })}`)
      await afterMinutes(6)
    }
    await post({ title: 'Stays', deadline: '2026-03-20' })
    await afterMinutes(5)
    expect(told()).toEqual(['New to-do: Stays (due Mar 20, 2026)'])
  })

  it('are told with the next pass if they could not be gathered', async () => {
    await post({ title: 'Draft', deadline: '2026-03-20' })
    const gathering = vi.spyOn(tropa.payload.db, 'deleteMany')
    gathering.mockRejectedValueOnce(new Error('The database was away for a moment.'))
    await afterMinutes(5)
    gathering.mockRestore()
    expect(mail.received).toEqual([])
    await afterMinutes(1)
    expect(told()).toEqual(['New to-do: Draft (due Mar 20, 2026)'])
  })

  it('are not told of what has begun, nor once they were switched off', async () => {
    await meet({ startsAt: '2026-03-03T01:00:00Z' })
    await post({ title: 'Draft', deadline: '2026-03-20' })
    await setMember(tropa.payload, ids.ben ?? '', { mailNews: false })
    await afterMinutes(5)
    await setMember(tropa.payload, ids.ben ?? '', { mailNews: true })
    expect(mail.received).toEqual([])
  })
})
