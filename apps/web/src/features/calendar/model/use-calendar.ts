import type { EventsOfYear } from '@tropa/contract/calendar/calendar'
import { eventTypes } from '@tropa/contract/calendar/event-types'
import { semesterMonths, yearOfMonth } from '@tropa/contract/calendar/academic-year'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSettings, useToday } from '../../../hooks/use-site'
import { calendarHref, type CalendarParams, readCalendarParams, shownMonth } from './search-params'
import {
  academicMonths,
  adjacentMonth,
  monthEntries,
  monthOfYear,
  searchEntries,
  type SemesterMonth,
  yearEntries,
  type YearEntry,
} from './year'

/**
 * The calendar's state. Semester, month, types and search are in the
 * address, so that they can be linked to and work without scripts; only the selected event is not.
 */
export const useCalendar = (calendar: EventsOfYear) => {
  const { start } = calendar.academicYear
  const today = useToday()
  const { terms, audiences } = useSettings()
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const read = readCalendarParams(searchParams)
  const students = audiences.find(({ _id }) => _id === read.for)
  const params = { ...read, for: students?._id ?? null }
  const shown = shownMonth(params, start, today, terms)

  const hrefWith = (changes: Partial<CalendarParams>) =>
    calendarHref({ ...params, ...changes }, terms)
  const monthHref = (changes: Partial<SemesterMonth>) => hrefWith({ ...changes, search: '' })
  const entryHref = ({ month, type }: YearEntry) => {
    const isShown = params.types.includes(type)
    return hrefWith({ ...month, search: '', ...(isShown ? {} : { types: eventTypes }) })
  }
  const linkTo = (month: SemesterMonth | undefined) =>
    month && { month: month.month, href: monthHref(month) }
  const navigateTo = (href: string, options: { replace?: boolean } = {}) =>
    void navigate(href, { preventScrollReset: true, ...options })

  const tidyAddress = useEffectEvent(() => {
    const names = [...searchParams.keys()]
    if (new Set(names).size < names.length) navigateTo(hrefWith({}), { replace: true })
  })
  // A form that was submitted before the scripts ran names some parameters twice.
  useEffect(() => tidyAddress(), [])

  const yearList = useMemo(() => yearEntries(calendar, terms), [calendar, terms])
  const ofTypes = yearList.filter(({ type }) => params.types.includes(type))
  const found = params.search === '' ? ofTypes : searchEntries(ofTypes, params.search)
  const currentMonth = monthOfYear(start, today, terms)

  return {
    ...shown,
    params,
    today,
    terms,
    /** The group of students whose dates are shown, if not everyone's. */
    students,
    year: yearOfMonth(start, shown.semester, shown.month, terms),
    months: semesterMonths(terms)[shown.semester],
    /** The events of the shown month that are of the chosen types. */
    entries: monthEntries(ofTypes, start, shown, terms),
    yearList,
    ofTypes,
    found,
    /** Where today is, if it is in the academic year. */
    currentMonth,
    /** The months of the academic year with the events that `found` has in them. */
    strip: academicMonths(terms).map((month) => ({
      target: month,
      year: yearOfMonth(start, month.semester, month.month, terms),
      month: month.month,
      entries: monthEntries(found, start, month, terms),
    })),
    hrefWith,
    /** A link to a month or a semester, out of the search if there is one. */
    monthHref,
    /** A link to the month of an event; to all types where its own is not chosen. */
    entryHref,
    previous: linkTo(adjacentMonth(shown, -1, terms)),
    next: linkTo(adjacentMonth(shown, 1, terms)),
    navigateTo,
  }
}

export type Calendar = ReturnType<typeof useCalendar>
