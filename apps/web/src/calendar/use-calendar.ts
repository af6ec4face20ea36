import type { AcademicCalendar, CalendarEvent, Semester } from '@tropa/contract/calendar'
import { semesterMonths, yearOfMonth } from '@tropa/contract/calendar'
import { useEffect, useState } from 'react'
import { useToday } from '../lib/site'
import { eventsOf, monthGrid, monthOf } from './month-grid'

/** Marks what belongs to a selected event; a click anywhere else clears the selection. */
export const selectionMark = { 'data-event': '' }

const useSelectedEvent = () => {
  const [selected, setSelected] = useState<string | null>(null)

  useEffect(() => {
    const clearOutside = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-event]')) return
      setSelected(null)
    }
    document.addEventListener('click', clearOutside)
    return () => document.removeEventListener('click', clearOutside)
  }, [])

  return [selected, setSelected] as const
}

const keyOf = ({ _id, date }: CalendarEvent) => `${date} ${_id}`

/** The calendar's state (specification, section 4): semester, month and selected event. */
export const useCalendar = (calendar: AcademicCalendar) => {
  const today = useToday()
  const [semester, setSemester] = useState<Semester>('first')
  const [chosenMonth, setChosenMonth] = useState<number | null>(null)
  const [selected, setSelected] = useSelectedEvent()
  const month = chosenMonth ?? monthOf(today)
  const year = yearOfMonth(calendar.academicYear.start, semester, month)

  return {
    semester,
    month,
    year,
    months: semesterMonths[semester],
    grid: monthGrid(year, month, eventsOf(calendar, semester, month), today),
    chooseSemester: (next: Semester) => {
      setSemester(next)
      setSelected(null)
    },
    chooseMonth: (next: number) => {
      setChosenMonth(next)
      setSelected(null)
    },
    isSelected: (event: CalendarEvent) => selected === keyOf(event),
    toggle: (event: CalendarEvent) =>
      setSelected((current) => (current === keyOf(event) ? null : keyOf(event))),
  }
}
