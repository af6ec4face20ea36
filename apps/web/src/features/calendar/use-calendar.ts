import type { AcademicCalendar } from '@tropa/contract/calendar'
import { semesterMonths, yearOfMonth } from '@tropa/contract/time/academic-year'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useToday } from '../../hooks/use-site'
import type { CalendarAddress } from './calendar-address'
import { readAddress, writeAddress } from './calendar-address'
import type { MonthPlace } from './calendar-view'
import { monthEntries, monthOf, neighbour } from './calendar-view'

/** The calendar's state (specification, section 4): semester, month, types and selected event. */
export const useCalendar = (calendar: AcademicCalendar) => {
  const today = useToday()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const address = useMemo(() => readAddress(search), [search])
  const place: MonthPlace = useMemo(
    () => ({ semester: address.semester, month: address.month ?? monthOf(today) }),
    [address, today],
  )
  const view = `${place.semester} ${place.month}`
  const [selected, setSelected] = useState<{ view: string; id: string } | null>(null)
  // A selection ends with its month, however the month was left: it is not there on coming back.
  if (selected && selected.view !== view) setSelected(null)

  const to = (changes: Partial<CalendarAddress>) => writeAddress({ ...address, ...changes })
  const toNeighbour = (step: 1 | -1) => {
    const next = neighbour(place, step)
    return next && { place: next, to: to(next) }
  }

  const entries = useMemo(
    () => monthEntries(calendar, place, address.types),
    [calendar, place, address.types],
  )

  return {
    ...place,
    /** The start year the address asks for. */
    askedYear: address.year,
    types: address.types,
    today,
    year: yearOfMonth(calendar.academicYear.start, place.semester, place.month),
    months: semesterMonths[place.semester],
    entries,
    to,
    previous: toNeighbour(-1),
    next: toNeighbour(1),
    go: (address: string, options: { replace?: boolean } = {}) =>
      void navigate(address, { preventScrollReset: true, ...options }),
    /** Selected until the month or the semester changes. */
    selectedId: selected?.view === view ? selected.id : null,
    select: (id: string | null) => setSelected(id === null ? null : { view, id }),
  }
}
