import { feedMessages } from '@tropa/contract/calendar/feed'
import { addDays } from '@tropa/contract/base/calendar-date'
import { dateIn } from '@tropa/contract/base/team-time'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { booted } from '../../testing/boot'
import {
  changeMember,
  createMember,
  deleteMember,
  newMeeting,
  newTodo,
  signIn,
  storedMember,
} from '../../testing/fixtures'
import { createFeed } from './feed-link'
import { findMember } from './stored-member'

const tropa = booted({ RATE_LIMIT: 'off' })
let admin: string
let token: string

const createEvent = (title: string, audience: ('regular' | 'graduating')[] = []) =>
  tropa.payload.create({
    collection: 'calendar',
    data: { title, type: 'exam', start: '2990-05-05', audience, _status: 'published' },
  })

const post = async (title: string, team: string, deadline = '2990-06-01') => {
  const body = newTodo({ title, deadline, assignees: [team], assignee: team })
  return (await tropa.call('POST /api/todo', { token: admin, body })).body.data._id
}

const make = async (body: object = {}) =>
  (await tropa.call('POST /api/user/feed', { token, body })).body.url

const read = async (url: string, headers: Record<string, string> = {}) => {
  const { search, pathname } = new URL(url)
  const response = await fetch(`${tropa.origin}${pathname}${search}`, {
    headers: { 'cache-control': 'max-age=0', ...headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const entries = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

const entryOf = (text: string, summary: string) =>
  entries(text).find((entry) => entry.summary === summary)

beforeAll(async () => {
  admin = await signIn(tropa.call, 'ada')
  await createMember(tropa.payload, 'dev', 'user', { teams: ['dev-team'] })
  token = await signIn(tropa.call, 'dev')
  await createEvent('For everyone')
  await createEvent('For graduating students', ['graduating'])
  await createEvent('For regular students', ['regular'])
})

const state = async () => (await tropa.call('GET /api/user/feed', { token })).body

describe('the feed of a member', () => {
  it('is off until a link is made, which is told once', async () => {
    expect(await state()).toEqual({ isOn: false, createdAt: null, for: null })
    const url = await make({ for: 'graduating' })
    expect(url).toMatch(new RegExp(`^${tropa.env.publicUrl}/calendar\\.ics\\?key=[\\w-]{43}$`))
    expect(await state()).toEqual({ isOn: true, createdAt: expect.any(String), for: 'graduating' })
    const stored = JSON.stringify(await storedMember(tropa.payload, 'dev'))
    expect(stored).not.toContain(new URL(url).searchParams.get('key'))
  })

  it('has the dates of the students and the deadlines of the member, and no others', async () => {
    await post('Ours', 'Dev Team')
    await post('Everyone’s', 'Everyone')
    await post('Theirs', 'Docu Team')
    const { text, headers } = await read(await make({ for: 'graduating' }))
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(entries(text).map(({ summary }) => summary)).toEqual([
      'For everyone',
      'For graduating students',
      'Due: Ours',
      'Due: Everyone’s',
    ])
    const due = entryOf(text, 'Due: Ours')
    expect([due?.startDate.toString(), due?.endDate.toString()]).toEqual([
      '2990-06-01',
      '2990-06-02',
    ])
    // The same feed may be an admin's, whose session the page of users would end.
    const link = due?.component.getFirstPropertyValue('url')
    expect(link).toBe(`${tropa.env.publicUrl}/login?return=/todo`)
    const all = entries((await read(await make())).text).map(({ summary }) => summary)
    expect(all).toContain('For regular students')
  })

  it('keeps the id of a deadline that changes, and counts the change', async () => {
    const id = await post('Moving', 'Dev Team')
    const url = await make()
    const before = entryOf((await read(url)).text, 'Due: Moving')
    const body = newTodo({
      ...{ title: 'Moving', assignees: ['Dev Team'], assignee: 'Dev Team' },
      ...{ deadline: '2990-07-01', version: 1, askAgain: false },
    })
    await tropa.call(`PATCH /api/todo/${id}`, { token: admin, body })
    const { text } = await read(url)
    const after = entryOf(text, 'Due: Moving')
    expect(after?.uid).toBe(before?.uid)
    expect([before?.sequence, after?.sequence]).toEqual([0, 1])
    expect(after?.startDate.toString()).toBe('2990-07-01')
    await tropa.call(`DELETE /api/todo/${id}`, { token: admin })
    expect(entryOf((await read(url)).text, 'Due: Moving')).toBeUndefined()
  })

  it('has an hour for each meeting of the member’s teams, in UTC, until 30 days after', async () => {
    // The team's clocks are sixteen hours ahead of the server's.
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const plan = async (title: string, startsAt: string, ...assignees: string[]) => {
      const body = newMeeting({ title, startsAt, assignees })
      return (await tropa.call('POST /api/meetings', { token: admin, body })).body.data
    }
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const { _id: id } = await plan('Stand-up', '2990-06-01T08:30:00+08:00', 'Dev Team', 'Heads')
    await plan('The last hour', '9999-12-31T23:30:00Z', 'Everyone')
    await plan('Theirs', '2990-06-01T08:30:00Z', 'Docu Team')
    await plan('Recent', daysAgo(29.9), 'Everyone')
    await plan('Old', daysAgo(30.1), 'Everyone')
    const url = await make({ for: 'regular' })
    const meetings = async () =>
      entries((await read(url)).text).filter(({ uid }) => uid.startsWith('meeting-'))
    const shown = await meetings()
    expect(shown.map(({ summary }) => summary)).toEqual(['Recent', 'Stand-up', 'The last hour'])
    const before = shown[1]
    expect([before?.startDate.toString(), before?.endDate.toString(), before?.sequence]).toEqual([
      '2990-06-01T00:30:00Z',
      '2990-06-01T01:30:00Z',
      0,
    ])
    const link = before?.component.getFirstPropertyValue('url')
    expect(link).toBe(`${tropa.env.publicUrl}/login?return=/meetings/${id}`)
    const moved = { title: 'Stand-up', startsAt: '2990-06-02T23:00:00Z', assignees: ['Dev Team'] }
    const body = { ...moved, version: 1 }
    await tropa.call(`PATCH /api/meetings/${id}`, { token: admin, body })
    const after = (await meetings())[1]
    expect([after?.uid, after?.startDate.toString(), after?.sequence]).toEqual([
      before?.uid,
      '2990-06-02T23:00:00Z',
      1,
    ])
    await tropa.call(`DELETE /api/meetings/${id}`, { token: admin })
    expect((await meetings()).map(({ summary }) => summary)).toEqual(['Recent', 'The last hour'])
    vi.unstubAllEnvs()
  })

  it('says where a meeting is and what it is about, and counts only what is told', async () => {
    const texts = { place: 'Room 204', agenda: 'Budget\r\n\u0007Next steps' }
    const meeting = newMeeting({ title: 'With texts', startsAt: '2990-06-01T00:00:00Z', ...texts })
    const made = await tropa.call('POST /api/meetings', { token: admin, body: meeting })
    const url = await make()
    const shown = async () => entryOf((await read(url)).text, 'With texts')
    const before = await shown()
    expect([before?.location, before?.description]).toEqual(['Room 204', 'Budget\nNext steps'])
    const edit = (body: object) =>
      tropa.call(`PATCH /api/meetings/${made.body.data._id}`, {
        token: admin,
        body: { ...meeting, ...body },
      })
    await edit({ version: 1, agenda: 'Budget', minutes: 'Decided.' })
    const quiet = await shown()
    expect([quiet?.sequence, quiet?.description]).toEqual([0, 'Budget'])
    await edit({ version: 2, place: 'Room 5', agenda: null })
    const moved = await shown()
    expect([moved?.sequence, moved?.location, moved?.description]).toEqual([1, 'Room 5', null])
  })

  it('is not sent again while nothing has changed', async () => {
    const url = await make()
    const etag = (await read(url)).headers.get('etag') ?? ''
    expect((await read(url, { 'if-none-match': etag })).status).toBe(304)
    await post('New', 'Dev Team')
    expect((await read(url, { 'if-none-match': etag })).status).toBe(200)
  })

  it('ends with a new link, and when it is switched off', async () => {
    const first = await make()
    const second = await make()
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    const { body } = await tropa.call('DELETE /api/user/feed', { token })
    expect(body).toEqual({ message: feedMessages.off })
    const off = await read(second)
    const unknown = await read(`${tropa.env.publicUrl}/calendar.ics?key=unknown`)
    expect([off.status, off.text]).toEqual([404, feedMessages.unknown])
    expect([unknown.status, unknown.text]).toEqual([off.status, off.text])
  })

  it.each([
    ['blocked', { blocked: true }],
    ['demoted', { userType: 'user' }],
  ] as const)('ends when its member is %s', async (_name, data) => {
    const { id } = await createMember(tropa.payload, `ends-${_name}`, 'admin')
    const own = await signIn(tropa.call, `ends-${_name}`)
    const { url } = (await tropa.call('POST /api/user/feed', { token: own, body: {} })).body
    expect((await read(url)).status).toBe(200)
    const before = await findMember(tropa.payload, id)
    if (!before) throw new Error('The member is not there.')
    await changeMember(tropa.payload, id, data)
    expect((await read(url)).status).toBe(404)
    expect(
      await createFeed({ payload: tropa.payload }, before),
      'a link of the session that ended',
    ).toBeUndefined()
    await deleteMember(tropa.payload, id)
  })

  it('loses a meeting within an hour of its 30 days', async () => {
    const end = Date.parse(`${dateIn(tropa.env.timeZone)}T10:00:00+08:00`)
    const startsAt = new Date(end - 30 * 86_400_000).toISOString()
    const body = newMeeting({ title: 'A month ago', startsAt, assignees: ['Everyone'] })
    await tropa.call('POST /api/meetings', { token: admin, body })
    const url = await make()
    const isThere = async (now: number) => {
      vi.setSystemTime(now)
      return entryOf((await read(url)).text, 'A month ago') !== undefined
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    expect([await isThere(end - 1000), await isThere(end + 1000)]).toEqual([true, false])
    vi.useRealTimers()
  })

  it('loses a deadline at midnight of the team’s zone', async () => {
    const today = dateIn(tropa.env.timeZone)
    await post('Until midnight', 'Dev Team', today)
    const url = await make()
    const midnight = Date.parse(`${addDays(today, 1)}T00:00:00+08:00`)
    const isThere = async (now: number) => {
      vi.setSystemTime(now)
      return entryOf((await read(url)).text, 'Due: Until midnight') !== undefined
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    expect([await isThere(midnight - 1000), await isThere(midnight)]).toEqual([true, false])
    vi.useRealTimers()
  })
})

describe('/calendar.ics', () => {
  it('has the events of some students', async () => {
    const titles = async (query: string) =>
      entries((await read(`http://x/calendar.ics${query}`)).text).map(({ summary }) => summary)
    expect(await titles('?for=regular')).toEqual(['For everyone', 'For regular students'])
    expect(await titles('')).toHaveLength(3)
  })

  it.each(['?for=nobody', '?for=', '?for=regular&for=graduating', '?for=regular&key=x'])(
    'refuses %s',
    async (query) => {
      const { status, text } = await read(`http://x/calendar.ics${query}`)
      expect([status, text]).toEqual([400, expect.stringMatching(/^[A-Z].+\.$/)])
    },
  )
})
