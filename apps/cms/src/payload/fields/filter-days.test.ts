import { expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { createEvent } from '../../testing/trash'
import { filteredByDay } from './filter-days'

const dates = { plain: new Set(['start']), moments: new Set(['createdAt']) }

const filtered = (where: object, timeZone: string) => filteredByDay(where, dates, timeZone)

const day = '2026-03-08T12:00:00.000Z'

it('A day that was chosen in the panel is from midnight to midnight by the clocks of the reader', async () => {
  const created = (condition: object) => ({ createdAt: condition })
  // The clocks of New York skip an hour on this day.
  const [start, end] = ['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z']
  const cases = [
    [
      { equals: day },
      { and: [created({ greater_than_equal: start }), created({ less_than: end })] },
    ],
    [
      { not_equals: day },
      { or: [created({ less_than: start }), created({ greater_than_equal: end })] },
    ],
    [{ greater_than: day }, created({ greater_than_equal: end })],
    [{ greater_than_equal: day }, created({ greater_than_equal: start })],
    [{ less_than: day }, created({ less_than: start })],
    [{ less_than_equal: day }, created({ less_than: end })],
  ] as const
  for (const [condition, expected] of cases) {
    expect(await filtered(created(condition), 'America/New_York')).toEqual(expected)
  }
})

it('A zone with half an hour sends an earlier time, and finds plain days and moments too', async () => {
  const sent = '2026-03-08T11:30:00.000Z'
  const where = { or: [{ and: [{ start: { equals: sent } }, { createdAt: { less_than: sent } }] }] }
  expect(await filtered(where, 'Asia/Kolkata')).toEqual({
    or: [
      {
        and: [{ start: { equals: day } }, { createdAt: { less_than: '2026-03-07T18:30:00.000Z' } }],
      },
    ],
  })
})

it('A day on which the clocks go back is sent an hour later, and is found too', async () => {
  const where = { start: { equals: '2027-11-07T13:00:00.000Z' } }
  expect(await filtered(where, 'America/New_York')).toEqual({
    start: { equals: '2027-11-07T12:00:00.000Z' },
  })
})

it('A filter without a day stays as it is', async () => {
  const id = { id: { in: ['1'] } }
  for (const where of [
    {},
    id,
    { and: [id, { createdAt: { less_than: '2026-03-08T07:00:00Z' } }] },
  ]) {
    expect(await filtered(where, 'Asia/Kolkata')).toEqual(where)
  }
})

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'eve')

it('The panel finds by its own day what was created a moment ago, and a program by the exact time', async () => {
  const { id } = await createEvent(tropa, 'Created today')
  const timeZone = 'Pacific/Kiritimati'
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format()
  const find = async (cookie: string) => {
    const { body } = await tropa.call(
      `GET /cms/api/calendar?where[createdAt][equals]=${today}T12:00:00.000Z&where[id][equals]=${id}`,
      { token: tokens.eve, headers: { cookie } },
    )
    return (body as { totalDocs: number }).totalDocs
  }
  expect(await find(`tropa-zone=${timeZone}`)).toBe(1)
  expect(await find('tropa-zone=Nowhere')).toBe(0)
  expect(await find('')).toBe(0)
})
