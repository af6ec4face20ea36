import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../../testing/boot'
import { eventsOf, summary } from '../../../testing/calendar-events'
import type { ImportResponse } from './endpoints'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'eve')

const copyYear = async (choices: object) => {
  const { status, body } = await tropa.call('POST /cms/api/calendar/copy-year', {
    token: tokens.eve,
    body: choices,
  })
  return { status, body: body as unknown as ImportResponse }
}

/** Stores events, each with its title, type, first and, if it lasts longer, last day. */
const store = async (status: 'draft' | 'published', ...rows: (readonly string[])[]) => {
  for (const [title, type, start, end] of rows) {
    const response = await tropa.call('POST /cms/api/calendar', {
      token: tokens.eve,
      body: { title, type, start, ...(end && { end }), _status: status },
    })
    expect(response.status).toBe(201)
  }
}

const events = (year: number) => eventsOf(tropa.payload, year)

describe('copying a year', () => {
  it('moves published events by a year and does not change stored ones', async () => {
    await store(
      'published',
      ['Leap day', 'holiday', '2048-02-27', '2048-02-29'],
      ['Graduation', 'event', '2048-07-01'],
      ['Christmas break', 'holiday', '2047-12-20', '2048-01-03'],
    )
    await store('draft', ['A draft', 'event', '2047-09-01'])
    await store('published', ['Graduation', 'academic', '2049-07-01'])

    const { body } = await copyYear({ from: 2047 })
    expect(body.counts).toEqual({ new: 2, changed: 0, unchanged: 1, error: 0 })
    expect((await copyYear({ from: 2047, apply: body.fingerprint })).body.isApplied).toBe(true)
    expect([...(await events(2048)), ...(await events(2049))]).toEqual(
      expect.arrayContaining([
        'Christmas break | holiday | 2048-12-20 | 2049-01-03 | draft',
        'Leap day | holiday | 2049-02-27 | 2049-02-28 | draft',
        'Graduation | academic | 2049-07-01 |  | published',
      ]),
    )
    expect((await copyYear({ from: 2047 })).body.counts).toMatchObject({ new: 0, unchanged: 3 })
  })

  it('skips events that exist on another day, and says where', async () => {
    await store(
      'published',
      ['Founders’ Day', 'event', '2061-11-08'],
      ['Meeting', 'event', '2061-09-05'],
      ['Meeting', 'event', '2061-10-03'],
    )
    await store(
      'draft',
      ['Founders’ Day', 'event', '2062-11-09'],
      ['Meeting', 'event', '2062-09-06'],
    )
    const { body } = await copyYear({ from: 2061 })
    expect(summary(body)).toEqual([
      '2061-09-05 | unchanged | Is already on Sep 6, 2062.',
      '2061-10-03 | new',
      '2061-11-08 | unchanged | Is already on Nov 9, 2062.',
    ])
    const again = await copyYear({ from: 2061, again: true })
    expect(again.body.counts).toMatchObject({ new: 3, unchanged: 0 })
    expect(summary(again.body)).toContain(
      '2061-11-08 | new | Is already on Nov 9, 2062, and will be there twice.',
    )
  })

  it('keeps the day of the week if that is chosen, within the next year', async () => {
    await store(
      'published',
      ['Registration', 'registration', '2071-07-01'],
      ['Intramurals', 'event', '2071-11-09', '2071-11-13'],
    )
    const { body } = await copyYear({ from: 2071, days: 'weekday' })
    expect(body.rows.map(({ event }) => [event?.start, event?.end])).toEqual([
      ['2072-07-06', '2072-07-06'],
      ['2072-11-07', '2072-11-11'],
    ])
  })

  it('refuses a year without published events', async () => {
    const { status, body } = await copyYear({ from: 2090 })
    expect([status, body.errors?.[0]?.message]).toEqual([
      400,
      'There are no published events in this academic year.',
    ])
    expect((await copyYear({ from: 'x' })).status).toBe(400)
  })
})
