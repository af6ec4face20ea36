import type { Semester } from '@tropa/contract/time/academic-year'
import { Button } from '@tropa/ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '@tropa/ui/icons'
import { NativeSelect } from '@tropa/ui/native-select'
import { segmentTrack, segmentVariants } from '@tropa/ui/segment-styles'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { RouterLink } from '../../components/router-link'
import { paths } from '../../paths'
import { monthValue } from './calendar-address'
import { monthName } from './calendar-view'
import type { useCalendar } from './use-calendar'

type Calendar = ReturnType<typeof useCalendar>

const semesters: { value: Semester; label: string }[] = [
  { value: 'first', label: '1st semester' },
  { value: 'second', label: '2nd semester' },
]

const SemesterToggle = ({ semester, to, go }: Calendar) => (
  <div role="group" aria-label="Semester" className={`${segmentTrack} max-sm:w-full`}>
    {semesters.map(({ value, label }) => (
      <RouterLink
        key={value}
        to={to({ semester: value })}
        role="button"
        preventScrollReset
        aria-pressed={semester === value}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          go(to({ semester: value }))
        }}
        className={`${segmentVariants()} max-sm:flex-1`}
      >
        {label}
      </RouterLink>
    ))}
  </div>
)

const Turn = ({
  target,
  label,
  children,
}: {
  target: Calendar['next']
  label: string
  children: ReactNode
}) =>
  target ? (
    <Button
      asChild
      variant="ghost"
      size="icon"
      aria-label={`${label} to ${monthName(target.place.month)}`}
    >
      <RouterLink to={target.to} preventScrollReset>
        {children}
      </RouterLink>
    </Button>
  ) : (
    <Button variant="ghost" size="icon" aria-label={label} disabled className="bg-transparent">
      {children}
    </Button>
  )

/** The hidden fields keep their place in the address when the form is sent without JavaScript. */
const MonthForm = ({ askedYear, semester, month, months, to, go }: Calendar) => {
  const select = useRef<HTMLSelectElement>(null)
  const show = (value: string | undefined) => {
    const chosen = months.find((index) => monthValue(index) === value)
    if (chosen !== undefined && chosen !== month) go(to({ month: chosen }))
  }
  const showChosen = useEffectEvent(() => show(select.current?.value))
  // A month that was chosen before this script had arrived.
  useEffect(() => showChosen(), [])
  return (
    <form
      action={paths.calendar}
      autoComplete="off"
      className="flex min-w-0 items-center gap-2 max-sm:flex-1"
      onSubmit={(event) => event.preventDefault()}
    >
      {askedYear === null ? null : <input type="hidden" name="year" value={askedYear} />}
      <input type="hidden" name="semester" value={semester} />
      <NativeSelect
        ref={select}
        name="month"
        aria-label="Month"
        value={monthValue(month)}
        onChange={({ target }) => show(target.value)}
        className="w-40 max-sm:w-full"
      >
        {months.includes(month) ? null : (
          <option value={monthValue(month)} hidden>
            {monthName(month)}
          </option>
        )}
        {months.map((index) => (
          <option key={index} value={monthValue(index)}>
            {monthName(index)}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </noscript>
    </form>
  )
}

/** Which semester and which month is shown. */
export const CalendarControls = ({ calendar }: { calendar: Calendar }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
    <SemesterToggle {...calendar} />
    <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
      <Turn target={calendar.previous} label="Back">
        <ChevronLeftIcon aria-hidden />
      </Turn>
      <MonthForm {...calendar} />
      <Turn target={calendar.next} label="On">
        <ChevronRightIcon aria-hidden />
      </Turn>
      <p className="tabular px-2 text-lg font-semibold">{calendar.year}</p>
    </div>
  </div>
)
