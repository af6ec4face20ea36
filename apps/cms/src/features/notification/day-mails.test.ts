import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@tropa/contract/base/calendar-date'
import { momentAt } from '@tropa/contract/base/team-moment'
import { dateIn } from '@tropa/contract/base/team-time'
import type { Notifications } from '@tropa/contract/notification/notifications'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { getPayload, type Payload } from 'payload'
import { mailQueue } from '../../payload/email/mail-queue'
import { jobs } from '../../payload/jobs/job-runner'
import { createLogger } from '../../server/logger'
import { createConfig } from '../../start/config'
import { bootedWithMail, type Booted } from '../../testing/boot'
import {
  createMember,
  setMember,
  signIn,
  storedMember,
  storeTodo,
  withoutKey,
} from '../../testing/fixtures'
import { queueDayMails } from './day-mails'

const zone = 'America/New_York'
const { tropa, mail } = bootedWithMail({
  MAIL_FROM: 'site@example.com',
  RATE_LIMIT: 'off',
  TEAM_TIME_ZONE: zone,
})
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}
/** A second instance on the same database, if the engine allows one. */
let other: Payload

const secondInstance = async ({ env, payload }: Booted): Promise<Payload> => {
  if (inject('engine') !== 'mongodb') return payload
  const config = { env, secret: env.payloadSecret ?? '', logger: createLogger('silent') }
  return getPayload({ config: createConfig(config), key: 'a second instance of the week' })
}

beforeAll(async () => {
  const { payload } = tropa
  await createMember(payload, 'carla', 'user', { teams: ['docu-team'] })
  for (const username of ['ada', 'ben', 'carla']) {
    const { id } = await storedMember(payload, username)
    ids[username] = id
    tokens[username] = await signIn(tropa.call, username)
    const address = { email: `${username}@example.com`, emailConfirmed: username !== 'carla' }
    await setMember(payload, id, address)
  }
  other = await secondInstance(tropa)
  return async () => {
    if (other !== payload) await other.destroy()
  }
})

/** Both changes of the clock of New York are in what follows: Mar 8 and Nov 1, both Sundays. */
const at = (shown: string) => momentAt(zone, shown)

const setNow = (shown: string) => vi.setSystemTime(at(shown))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const collection of ['acknowledgements', 'mail-days', 'todos', 'meetings'] as const) {
    await tropa.payload.db.deleteMany({ collection, where: {} })
  }
  await tropa.payload.db.deleteMany({ collection: jobs, where: { queue: { equals: mailQueue } } })
  mail.received.length = 0
})
afterEach(() => vi.useRealTimers())

const choose = async (who: string, chosen: Partial<Notifications>) => {
  const all = { news: false, reminders: true, summary: false, ...chosen }
  const request = { token: tokens[who] ?? '', body: all }
  return tropa.call('PUT /api/user/notifications', request)
}

const due = (deadline: string, title = 'Draft chapter 4', assignees = ['dev-team']) =>
  storeTodo(tropa.payload, { title, deadline: `${deadline}T12:00:00.000Z`, assignees })

const meet = (startsAt: Date, title = 'Stand-up', assignees = ['Everyone']) =>
  tropa.payload.create({
    collection: 'meetings',
    data: { title, startsAt: startsAt.toISOString(), assignees, version: 1 },
  })

/** What the team's server does twice a minute, in both instances. */
const pass = async () => {
  await Promise.all([tropa.payload, other].map((each) => queueDayMails(each, new Date())))
  const where = { queue: { equals: mailQueue } }
  const waiting = async () => (await tropa.payload.db.count({ collection: jobs, where })).totalDocs
  for (let tries = 0; tries < 500 && (await waiting()) > 0; tries += 1) await wait(10)
}

const told = () =>
  mail.received
    .map(({ to, header }) => `${to[0]}: ${/Subject: (.*)/.exec(header)?.[1] ?? ''}`)
    .sort()

describe('the mail of a day', () => {
  it('comes at 8:00 once, with what is due tomorrow or in three days and tomorrow’s meetings', async () => {
    setNow('2026-03-04T07:59')
    await due('2026-03-05')
    await due('2026-03-06', 'In two days')
    await due('2026-03-07', 'In three days')
    await due('2026-03-05', 'Of another team', ['design-team'])
    const { id: named } = await due('2026-03-05', 'Of somebody else')
    const data = { people: JSON.stringify([ids.carla]) }
    await tropa.payload.db.updateOne({ collection: 'todos', id: named, data })
    await meet(at('2026-03-05T16:00'))
    await meet(at('2026-03-06T00:30'), 'The day after')
    await pass()
    expect(mail.received).toEqual([])
    setNow('2026-03-04T08:00')
    await pass()
    setNow('2026-03-04T20:00')
    await pass()
    expect(told()).toEqual([
      'ada@example.com: Meeting on Mar 5, 2026, 4:00 PM: Stand-up',
      'ben@example.com: Coming up: 3 things',
    ])
    const toBen = mail.received.find(({ to }) => to[0] === 'ben@example.com')
    expect(toBen?.header).toContain('Auto-Submitted: auto-generated')
    expect(toBen?.body).toContain('Due tomorrow: Draft chapter 4')
    expect(toBen?.body).toContain('Due on Mar 7, 2026: In three days')
    expect(withoutKey(toBen?.body)).not.toMatch(
      /ada|carla|two days|another team|somebody else|day after/,
    )
  })

  it('has nothing that its member has acknowledged, and does not come if it is empty', async () => {
    setNow('2026-03-04T09:00')
    const { id } = await due('2026-03-05')
    const path = `PATCH /api/todo/${id}/acknowledge` as const
    expect((await tropa.call(path, { token: tokens.ben ?? '' })).status).toBe(200)
    await pass()
    await due('2026-03-05', 'Posted after eight')
    await pass()
    expect(mail.received).toEqual([])
  })

  it('comes to nobody who has switched it off, and not to an address that is not confirmed', async () => {
    setNow('2026-03-04T09:00')
    await choose('ben', { reminders: false })
    await meet(at('2026-03-05T16:00'))
    await pass()
    expect(told()).toEqual(['ada@example.com: Meeting on Mar 5, 2026, 4:00 PM: Stand-up'])
    await choose('ben', {})
  })

  it('is of its day: a late run sends it while the day lasts, and no later', async () => {
    await due('2026-03-05')
    setNow('2026-03-04T23:59')
    await pass()
    expect(told()).toEqual(['ben@example.com: Due tomorrow: Draft chapter 4'])
    await due('2026-03-06')
    setNow('2026-03-05T23:59')
    await queueDayMails(tropa.payload, new Date())
    setNow('2026-03-06T00:01')
    await pass()
    expect(told()).toHaveLength(1)
  })

  it('reaches each member not reached by a run that was killed half-way', async () => {
    setNow('2026-03-04T08:00')
    await meet(at('2026-03-05T16:00'))
    const day = '2026-03-04'
    await tropa.payload.db.create({
      collection: 'mail-days',
      data: { memberId: ids.ada, kind: 'reminders', day },
    })
    await pass()
    expect(told()).toEqual(['ben@example.com: Meeting on Mar 5, 2026, 4:00 PM: Stand-up'])
  })

  it.each(['2026-03-01', '2026-10-26'])(
    'comes once a day in a week with a change of the clock, from %s, and one summary on Sunday',
    async (first) => {
      await choose('ben', { summary: true })
      const days = Array.from({ length: 8 }, (_, index) => addDays(first, index))
      for (const day of days) {
        vi.setSystemTime(at(`${day}T00:00`))
        await meet(at(`${addDays(day, 1)}T16:00`), day)
      }
      const end = at(`${addDays(first, 8)}T00:00`).getTime()
      for (let now = at(`${first}T00:00`).getTime(); now < end; now += 3_600_000) {
        vi.setSystemTime(now)
        await pass()
      }
      const ofBen = told().filter((line) => line.startsWith('ben'))
      const sundays = days.filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0)
      const summaries = ofBen.filter((line) => line.includes('Your week'))
      expect(summaries).toHaveLength(sundays.length)
      expect(ofBen.length - summaries.length).toBe(8)
      expect(sundays.length).toBeGreaterThan(0)
      await choose('ben', {})
    },
    120_000,
  )
})

describe('a summary', () => {
  it('comes on Sunday at 18:00 if wanted, also about what was acknowledged', async () => {
    setNow('2026-03-08T17:59')
    expect((await choose('ben', { reminders: false, summary: true })).status).toBe(200)
    const { id } = await due('2026-03-15')
    await due('2026-03-16', 'In eight days')
    await tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token: tokens.ben ?? '' })
    await pass()
    expect(mail.received).toEqual([])
    setNow('2026-03-08T18:00')
    await pass()
    await pass()
    expect(told()).toEqual(['ben@example.com: Your week: Due on Mar 15, 2026: Draft chapter 4'])
    expect(dateIn(zone)).toBe('2026-03-08')
    await choose('ben', {})
  })
})

describe('/api/user/notifications', () => {
  it('has news for new members only, and keeps what is chosen', async () => {
    const read = async (who: string) =>
      (await tropa.call('GET /api/user/notifications', { token: tokens[who] ?? '' })).body
    expect(await read('carla')).toEqual({ news: true, reminders: true, summary: false })
    // Like a member from before these mails.
    await setMember(tropa.payload, ids.carla ?? '', { mailNews: null })
    expect(await read('carla')).toEqual({ news: false, reminders: true, summary: false })
    const { status, body } = await choose('carla', { news: true, summary: true })
    expect([status, body]).toEqual([200, { news: true, reminders: true, summary: true }])
    expect(await read('carla')).toEqual(body)
    const refused = await tropa.call('PUT /api/user/notifications', {
      token: tokens.carla ?? '',
      body: { news: 1 },
    })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
      400,
      ['news', 'reminders', 'summary'],
    ])
  })
})
