import type { AcademicCalendar } from '@tropa/contract/calendar'
import { semesterMonths, yearOfMonth } from '@tropa/contract/time/academic-year'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useToday } from '../../../hooks/use-site'
import { monthEntries } from './entries'
import type { SemesterMonth } from './months'
import { adjacentMonth, monthOf } from './months'
import type { CalendarParams } from './search-params'
import { calendarHref, readCalendarParams } from './search-params'

/**
 * The calendar's state (specification, section 4). Semester, month and types are in the address, so
 * that they can be linked to and work without scripts; only the selected event is not.
 */
export const useCalendar = (calendar: AcademicCalendar) => {
  const today = useToday()
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const params = useMemo(() => readCalendarParams(searchParams), [searchParams])
  const shown: SemesterMonth = useMemo(
    () => ({ semester: params.semester, month: params.month ?? monthOf(today) }),
    [params, today],
  )
  const shownKey = `${shown.semester} ${shown.month}`
  const [selection, setSelection] = useState<{ shownKey: string; id: string } | null>(null)
  // Dropped here and not only when a link is clicked: the browser's back button changes the month too.
  if (selection && selection.shownKey !== shownKey) setSelection(null)

  const hrefWith = (changes: Partial<CalendarParams>) => calendarHref({ ...params, ...changes })
  const linkTo = (month: SemesterMonth | undefined) =>
    month && { month: month.month, href: hrefWith(month) }

  const entries = useMemo(
    () => monthEntries(calendar, shown, params.types),
    [calendar, shown, params.types],
  )

  return {
    ...shown,
    /** The academic year that the address names, if any. */
    startYear: params.year,
    types: params.types,
    today,
    /** The calendar year of the shown month. */
    year: yearOfMonth(calendar.academicYear.start, shown.semester, shown.month),
    /** The months of the semester, 0 for January. */
    months: semesterMonths[shown.semester],
    entries,
    /** A link to the same view with some changes. */
    hrefWith,
    previous: linkTo(adjacentMonth(shown, -1)),
    next: linkTo(adjacentMonth(shown, 1)),
    navigateTo: (href: string, options: { replace?: boolean } = {}) =>
      void navigate(href, { preventScrollReset: true, ...options }),
    /** The event whose details are open, until the month changes. */
    selectedId: selection?.shownKey === shownKey ? selection.id : null,
    select: (id: string | null) => setSelection(id === null ? null : { shownKey, id }),
  }
}
