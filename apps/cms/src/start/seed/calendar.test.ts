import { maxLength } from '@tropa/contract/base/text'
import { eventTypes } from '@tropa/contract/calendar/event-types'
import { tooltipSides } from '@tropa/contract/calendar/calendar'
import { addDays } from '@tropa/contract/base/calendar-date'
import { describe, expect, it } from 'vitest'
import { academicYear } from './calendar'

const startYears = Array.from({ length: 3 }, (_, index) => 2025 + index)

const find = (startYear: number, title: string) =>
  academicYear(startYear).find((event) => event.title === title)

describe.each(startYears)('sample calendar of the academic year that starts in %i', (year) => {
  const events = academicYear(year)

  it('has its dates of enrollment, classes and graduation on fixed days', () => {
    expect(find(year, 'Enrollment of regular students starts')).toMatchObject({
      start: `${year}-07-11`,
    })
    expect(find(year, 'Enrollment of irregular students')).toMatchObject({
      start: `${year}-07-14`,
      end: `${year}-08-08`,
    })
    expect(find(year, 'First semester classes start')).toMatchObject({ start: `${year}-08-11` })
    expect(find(year, 'Enrollment for the second semester')).toMatchObject({
      start: `${year + 1}-01-05`,
      end: `${year + 1}-01-09`,
    })
    expect(find(year, 'Second semester classes start')).toMatchObject({
      start: `${year + 1}-01-12`,
    })
    expect(find(year, 'Graduation (tentative)')).toMatchObject({ start: `${year + 1}-07-01` })
  })

  it('names the students an event concerns, if it does not concern everyone', () => {
    for (const { title, audience } of events) {
      const named = / (irregular|regular|graduating|non-graduating) students/.exec(title)?.[1]
      if (named === undefined) expect([title, audience]).toEqual([title, undefined])
      else if (named === 'non-graduating') expect(audience).toEqual(['regular', 'irregular'])
      else expect(audience).toEqual([named])
    }
  })

  it('has the final exams of graduating students before those of the others', () => {
    for (const semester of ['first', 'second']) {
      const graduating = find(year, `Final exams of graduating students, ${semester} semester`)
      const others = find(year, `Final exams of non-graduating students, ${semester} semester`)
      expect(graduating?.end).toBeDefined()
      expect(String(graduating?.end) < String(others?.start)).toBe(true)
    }
  })

  it('has 50 to 70 sorted events, of every type and in every month', () => {
    expect(events.length).toBeGreaterThanOrEqual(50)
    expect(events.length).toBeLessThanOrEqual(70)
    expect(events.map(({ start }) => start)).toEqual(events.map(({ start }) => start).sort())
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(eventTypes))
    expect(new Set(events.map(({ start }) => start.slice(0, 7))).size).toBe(13)
    expect(new Set(events.map(({ tooltip }) => tooltip))).toEqual(
      new Set([...tooltipSides, undefined]),
    )
  })

  it('has only existing dates from July 1 to July 31, and no event that ends before it starts', () => {
    for (const { title, start, end = start } of events) {
      expect(addDays(start, 0), title).toBe(start)
      expect(addDays(end, 0), title).toBe(end)
      expect(start >= `${year}-07-01` && end <= `${year + 1}-07-31`, title).toBe(true)
      expect(end >= start, title).toBe(true)
      expect(title.length).toBeLessThanOrEqual(maxLength.title)
    }
  })
})
