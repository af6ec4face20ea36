import { eventTypes } from '@tropa/contract/calendar/event-types'
import { type Semester, semesterMonths, yearOfMonth } from '@tropa/contract/calendar/academic-year'
import { AgendaList } from '@tropa/ui/agenda-list'
import { Button } from '@tropa/ui/button'
import type { CalendarEntry } from '@tropa/ui/calendar'
import { cn } from '@tropa/ui/cn'
import { EmptyState } from '@tropa/ui/empty-state'
import { MonthGrid } from '@tropa/ui/month-grid'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { KeepFocus } from '@tropa/ui/keep-focus'
import { useArrival } from '../model/use-arrival'
import type { Calendar } from '../model/use-calendar'
import { eventCount, type SemesterMonth, termText } from '../model/year'
import { EventLink } from './feed-links'
import { monthName } from '../../../format/month-name'

/** The event whose details are open, until the month changes. */
const useSelection = ({ semester, month }: SemesterMonth) => {
  const shownKey = `${semester} ${month}`
  const [selection, setSelection] = useState<{ shownKey: string; id: string } | null>(null)
  // Dropped here and not only when a link is clicked: the browser's back button changes the month too.
  if (selection && selection.shownKey !== shownKey) setSelection(null)
  const selectedId = selection?.shownKey === shownKey ? selection.id : null
  useEffect(() => {
    if (selectedId === null) return
    // The details that open below an event may be covered by the floating bar.
    const parts = document.querySelectorAll(`#main [data-entry="${CSS.escape(selectedId)}"]`)
    const details = [...parts].findLast((part) => part.checkVisibility())
    details?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  return {
    selectedId,
    select: (id: string | null) => setSelection(id === null ? null : { shownKey, id }),
  }
}

interface OutsideSemesterProps {
  calendar: Calendar
  startYear: number
}

/** Says when the semester runs if it does not have the shown month, with ways to where the events are. */
export const OutsideSemester = ({ calendar, startYear }: OutsideSemesterProps) => {
  const { semester, month, months, terms, monthHref } = calendar
  const name = (of: Semester, shown: number) =>
    `${monthName(shown)} ${yearOfMonth(startYear, of, shown, terms)}`
  const [first] = months
  const last = months.at(-1)
  if (first === undefined || last === undefined || months.includes(month)) return null
  const term = termText(terms, semester)
  const isUsual = term !== terms[semester].name
  const other: Semester = semester === 'first' ? 'second' : 'first'
  const targets = [
    { semester, month: first },
    ...(semesterMonths(terms)[other].includes(month) ? [{ semester: other, month }] : []),
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-accent-soft px-4 py-3 print:hidden">
      <p className="font-semibold">
        {`${isUsual ? 'The ' : ''}${term} runs from ${monthName(first)} to ${name(semester, last)}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {targets.map((target, index) => (
          <Button
            key={target.semester}
            asChild
            variant={index === 0 ? 'primary' : 'secondary'}
            wrap
          >
            <Link to={monthHref(target)} preventScrollReset>
              Show {name(target.semester, target.month)}
            </Link>
          </Button>
        ))}
      </div>
    </div>
  )
}

interface MonthProps {
  calendar: Calendar
  /** `November 2026` */
  name: string
}

const renderActions = ({ id }: CalendarEntry) => <EventLink id={id} />

/** The shown month: a grid, and on phones a list. */
export const Month = ({ calendar, name }: MonthProps) => {
  const { year, month, months, entries, today, params } = calendar
  // Kept here, so that a click on an event draws the month again and not the whole year.
  const { selectedId, select } = useSelection(calendar)
  useArrival(select)
  const viewProps = { year, month, entries, today, renderActions, selectedId, onSelect: select }
  const areHidden = params.types.length < eventTypes.length
  const showAdjacentMonth = (step: 1 | -1) => {
    const target = step > 0 ? calendar.next : calendar.previous
    if (target) calendar.navigateTo(target.href)
  }
  return (
    <section tabIndex={-1} aria-label="Dates" className="flex min-w-0 grow flex-col gap-4">
      <p className="hidden text-lg font-semibold print:block">{name}</p>
      {entries.length === 0 && months.includes(month) ? (
        <EmptyState
          title={eventCount(entries, `in ${name}`)}
          description={areHidden ? 'Some event types are hidden.' : 'Choose another month above.'}
          action={
            areHidden ? (
              <KeepFocus>
                <Button asChild variant="secondary">
                  <Link to={calendar.hrefWith({ types: eventTypes })} preventScrollReset>
                    Show all types
                  </Link>
                </Button>
              </KeepFocus>
            ) : null
          }
          className={cn(
            'print:hidden',
            areHidden
              ? 'sm:flex sm:items-center sm:justify-between sm:py-3 sm:text-start'
              : 'sm:hidden',
          )}
        />
      ) : null}
      <MonthGrid
        {...viewProps}
        onMonthChange={showAdjacentMonth}
        className="grow max-sm:hidden print:flex print:[zoom:0.72]"
      />
      {entries.length > 0 ? <AgendaList {...viewProps} className="sm:hidden print:hidden" /> : null}
    </section>
  )
}
