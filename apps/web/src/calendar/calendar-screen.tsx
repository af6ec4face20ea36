import type { AcademicCalendar, Semester } from '@tropa/contract/calendar'
import { eventTypes } from '@tropa/contract/calendar'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { controlVariants } from '@tropa/ui/input'
import { Page } from '@tropa/ui/page'
import { Section } from '@tropa/ui/section'
import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import { eventTypeLook } from './event-type'
import { monthName } from './month-grid'
import { MonthTable } from './month-table'
import { useCalendar } from './use-calendar'

const semesters: { value: Semester; label: string }[] = [
  { value: 'first', label: '1st semester' },
  { value: 'second', label: '2nd semester' },
]

const SemesterToggle = ({
  chosen,
  onChoose,
}: {
  chosen: Semester
  onChoose: (semester: Semester) => void
}) => (
  <div role="group" aria-label="Semester" className="flex gap-2">
    {semesters.map(({ value, label }) => (
      <Button
        key={value}
        variant={chosen === value ? 'primary' : 'secondary'}
        aria-pressed={chosen === value}
        onClick={() => onChoose(value)}
      >
        {label}
      </Button>
    ))}
  </div>
)

const MonthSelect = ({
  month,
  months,
  onChoose,
}: {
  month: number
  months: readonly number[]
  onChoose: (month: number) => void
}) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        Month
      </label>
      <select
        id={id}
        value={month}
        onChange={(event) => onChoose(Number(event.target.value))}
        className={controlVariants({ className: 'w-auto' })}
      >
        {months.includes(month) ? null : (
          <option value={month} hidden>
            {monthName(month)}
          </option>
        )}
        {months.map((index) => (
          <option key={index} value={index}>
            {monthName(index)}
          </option>
        ))}
      </select>
    </div>
  )
}

const Legend = () => (
  <Section title="Event types" className="mt-8">
    <ul className="flex flex-wrap gap-2">
      {eventTypes.map((type) => (
        <li key={type}>
          <Badge tone={eventTypeLook[type].tone}>{eventTypeLook[type].label}</Badge>
        </li>
      ))}
    </ul>
  </Section>
)

/** The academic calendar, a month at a time. */
export const CalendarScreen = () => {
  const calendar = useLoaderData<AcademicCalendar>()
  const { start, end } = calendar.academicYear
  const { semester, month, year, months, grid, chooseSemester, chooseMonth, isSelected, toggle } =
    useCalendar(calendar)
  return (
    <Page title={`Academic calendar ${start} to ${end}`}>
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <SemesterToggle chosen={semester} onChoose={chooseSemester} />
        <MonthSelect month={month} months={months} onChoose={chooseMonth} />
        <p className="tabular text-lg font-semibold">{year}</p>
      </div>
      <MonthTable
        grid={grid}
        label={`${monthName(month)} ${year}`}
        isSelected={isSelected}
        onToggle={toggle}
      />
      <Legend />
    </Page>
  )
}
