import { expect, it } from 'vitest'
import { monthsOfAcademicYear } from './months'

const event = (title: string, start: string, end = start) => ({
  id: title,
  title,
  type: 'event' as const,
  tooltip: null,
  start,
  end,
  isPublished: true,
})

it('lists thirteen months from July to July, and an event in each month that it spans', () => {
  const months = monthsOfAcademicYear(
    [
      event('Before', '2025-06-30'),
      event('Break', '2025-12-20', '2026-02-01'),
      event('Last', '2026-07-31'),
    ],
    2025,
  )
  expect([months.length, months[0]?.name, months.at(-1)?.name]).toEqual([
    13,
    'July 2025',
    'July 2026',
  ])
  const found = months
    .filter(({ events }) => events.length > 0)
    .map(({ name, events }) => [name, ...events.map(({ title }) => title)])
  expect(found).toEqual([
    ['December 2025', 'Break'],
    ['January 2026', 'Break'],
    ['February 2026', 'Break'],
    ['July 2026', 'Last'],
  ])
})
