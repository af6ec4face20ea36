import { ICalCalendar } from 'ical-generator'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { toStoredDate } from '../../payload/fields/stored-date'
import { booted } from '../../testing/boot'
import { calendar as collection } from './collection'

const tropa = booted()

const createEvent = (title: string, start: string, end?: string, status = 'published' as const) =>
  tropa.payload.create({
    collection: 'calendar',
    data: { title, type: 'exam', start, ...(end && { end }), _status: status },
  })

beforeAll(async () => {
  await createEvent('Finals', '2030-07-30', '2030-08-02')
  await createEvent('Summer', '2031-07-31')
  await createEvent('Before', '2030-06-30')
})
afterEach(() => vi.useRealTimers())

const read = async (year: number) => {
  const { status, body } = await tropa.call(`GET /api/calendar?year=${year}`)
  expect(status).toBe(200)
  return body
}

describe('academic calendar', () => {
  it('has every month, also those without events', async () => {
    const { academicYear, first, second } = await read(2030)
    expect(academicYear).toEqual({ start: 2030, end: 2031 })
    expect(Object.keys(first)).toEqual(['6', '7', '8', '9', '10', '11'])
    expect(Object.keys(second)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  })

  it('repeats an event of several days on each day with the same id', async () => {
    const { first } = await read(2030)
    const days = [first['6'], first['7']].flatMap((events) => events ?? [])
    expect(days.map(({ title, date }) => [title, date])).toEqual([
      ['Finals', 30],
      ['Finals', 31],
      ['Finals', 1],
      ['Finals', 2],
    ])
    expect(new Set(days.map(({ _id }) => _id)).size).toBe(1)
    expect(Object.keys(days[0] ?? {})).toEqual(['_id', 'date', 'title', 'type'])
  })

  it('has an event once, with its first and last day, in the list of events', async () => {
    const { body } = await tropa.call('GET /api/calendar/events?year=2030')
    expect(body.academicYear).toEqual({ start: 2030, end: 2031 })
    expect(body.events).toEqual([
      {
        ...{ _id: expect.any(String) as string, title: 'Finals', type: 'exam' },
        ...{ start: '2030-07-30', end: '2030-08-02' },
      },
      expect.objectContaining({ title: 'Summer', start: '2031-07-31', end: '2031-07-31' }),
    ])
    const refused = await tropa.call('GET /api/calendar/events?for=nobody')
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['for']])
  })

  it('has the July of the next year in the second semester', async () => {
    const { second } = await read(2030)
    expect(second['6']?.map(({ title }) => title)).toEqual(['Summer'])
  })

  it.each([
    ['2027-03-15T09:00:00+08:00', 2026],
    ['2027-06-30T23:59:59+08:00', 2026],
    ['2027-07-01T00:00:00+08:00', 2027],
    ['2027-12-15T09:00:00+08:00', 2027],
  ])('is at %s the one that began in %i when no year is pinned', async (now, start) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const { body } = await tropa.call('GET /api/calendar')
    expect(body.academicYear).toEqual({ start, end: start + 1 })
  })

  it('shows the pinned year when the request names none', async () => {
    await tropa.payload.updateGlobal({ slug: 'site', data: { academicYear: 2030 } })
    const { body } = await tropa.call('GET /api/calendar')
    expect(body.academicYear).toEqual({ start: 2030, end: 2031 })
    expect((await tropa.call('GET /api/calendar?year=abc')).status).toBe(400)
  })
})

describe('calendar feed', () => {
  it('has whole days with an exclusive end and responds 304 when nothing has changed', async () => {
    const feed = await fetch(`${tropa.origin}/calendar.ics`)
    const text = await feed.text()
    expect(feed.headers.get('content-type')).toContain('text/calendar')
    expect(text).toContain('DTSTART;VALUE=DATE:20300730')
    expect(text).toContain('DTEND;VALUE=DATE:20300803')
    const again = await fetch(`${tropa.origin}/calendar.ics`, {
      // Where the header is given, fetch adds `Cache-Control: no-cache`.
      headers: { 'if-none-match': feed.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('is rendered again only after a write to its events or to the site’s settings', async () => {
    const read = async (query = '') => {
      const response = await fetch(`${tropa.origin}/calendar.ics${query}`)
      return { text: await response.text(), etag: response.headers.get('etag') }
    }
    const first = await read()
    const render = vi.spyOn(ICalCalendar.prototype, 'toString')
    const find = vi.spyOn(tropa.payload.db, 'find')
    for (let count = 0; count < 5; count += 1) expect(await read(`?x=${count}`)).toEqual(first)
    for (let count = 0; count < 5; count += 1) await read(`?event=none-${count}`)
    expect([render.mock.calls.length, find.mock.calls.length]).toEqual([0, 0])
    find.mockRestore()

    await createEvent('Rendered again', '2034-03-01')
    const second = await read()
    expect(second.text).toContain('SUMMARY:Rendered again')
    expect(second.etag).not.toBe(first.etag)
    await tropa.payload.updateGlobal({ slug: 'site', data: { name: 'Another team' } })
    expect((await read()).text).toContain('Another team academic calendar')
    await read()
    expect(render).toHaveBeenCalledTimes(2)
    render.mockRestore()
  })

  it('contains a single event on request and responds 404 for an unknown one', async () => {
    const { docs } = await tropa.payload.find({
      collection: 'calendar',
      where: { start: { equals: toStoredDate('2031-07-31') } },
    })
    const one = await fetch(`${tropa.origin}/calendar.ics?event=${docs[0]?.id ?? ''}`)
    expect((await one.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect((await fetch(`${tropa.origin}/calendar.ics?event=none`)).status).toBe(404)
  })
})

it.each([
  ['2027-08-03', 'year=2027&semester=first&month=7'],
  ['2027-02-03', 'year=2026&semester=second&month=1'],
  ['2027-07-01', 'year=2027&semester=first&month=6'],
])('previews an event of %s in the academic year of that day', async (day, search) => {
  const preview = collection.admin?.preview
  const options = { req: { payload: tropa.payload } } as Parameters<NonNullable<typeof preview>>[1]
  expect(await preview?.({ start: `${day}T12:00:00.000Z` }, options)).toBe(
    `/preview/calendar?${search}`,
  )
})

describe('the dates of some students', () => {
  it('are those for everyone and theirs, while nothing changes for others', async () => {
    const create = (title: string, audience: ('irregular' | 'graduating')[]) =>
      tropa.payload.create({
        collection: 'calendar',
        data: { title, type: 'exam', start: '2040-09-01', audience, _status: 'published' },
      })
    await create('All', [])
    await create('Both', ['irregular', 'graduating'])
    await create('Irregular', ['irregular'])
    const titles = async (query: string) => {
      const { body } = await tropa.call(`GET /api/calendar?year=2040${query}`)
      return body.first['8']?.map(({ title }) => title)
    }
    expect(await titles('')).toEqual(['All', 'Both', 'Irregular'])
    expect(await titles('&for=graduating')).toEqual(['All', 'Both'])
    expect(await titles('&for=regular')).toEqual(['All'])
    const { status, body } = await tropa.call('GET /api/calendar?year=2040&for=nobody')
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['for']])
  })
})
