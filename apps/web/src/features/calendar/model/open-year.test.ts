import { defaultSettings } from '@tropa/contract/settings/settings'
import { afterEach, expect, it, vi } from 'vitest'
import { site } from '../../../testing/mock-public-procedures'
import { yearToOpen } from './open-year'

const terms = {
  first: { name: 'Summer', from: 2, to: 6 },
  second: { name: 'Winter', from: 7, to: 10 },
}

const open = (academicYear: number | null) =>
  yearToOpen({
    settings: { get: () => Promise.resolve({ ...defaultSettings, terms }) },
    site: { get: () => Promise.resolve({ ...site, academicYear }) },
  } as unknown as Parameters<typeof yearToOpen>[0])

afterEach(() => void vi.useRealTimers())

it.each([
  ['2026-10-31', null, undefined],
  ['2026-11-28', null, 2027],
  ['2027-01-15', null, 2027],
  ['2027-02-01', null, undefined],
  ['2026-11-28', 2024, undefined],
])('opens the calendar on %s, with the year %j pinned, at %j', async (day, pinned, year) => {
  vi.useFakeTimers({ now: new Date(`${day}T04:00:00Z`) })
  expect(await open(pinned)).toBe(year)
})
