import type { Semester } from '@tropa/contract/time/academic-year'
import { Button } from '@tropa/ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '@tropa/ui/icons'
import { NativeSelect } from '@tropa/ui/native-select'
import { segmentTrack, segmentVariants } from '@tropa/ui/segment-styles'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { RouterLink } from '../../../components/router-link'
import { paths } from '../../../paths'
import { monthName } from '../model/months'
import { monthParam } from '../model/search-params'
import type { useCalendar } from '../model/use-calendar'

type Calendar = ReturnType<typeof useCalendar>

const semesters: { value: Semester; label: string }[] = [
  { value: 'first', label: '1st semester' },
  { value: 'second', label: '2nd semester' },
]

const SemesterToggle = ({ semester, hrefWith, navigateTo }: Calendar) => (
  <div role="group" aria-label="Semester" className={`${segmentTrack} max-sm:w-full`}>
    {semesters.map(({ value, label }) => (
      <RouterLink
        key={value}
        to={hrefWith({ semester: value })}
        role="button"
        preventScrollReset
        aria-pressed={semester === value}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          navigateTo(hrefWith({ semester: value }))
        }}
        className={`${segmentVariants()} max-sm:flex-1`}
      >
        {label}
      </RouterLink>
    ))}
  </div>
)

interface MonthLinkProps {
  target: Calendar['next']
  label: string
  children: ReactNode
}

const MonthLink = ({ target, label, children }: MonthLinkProps) =>
  target ? (
    <Button
      asChild
      variant="ghost"
      size="icon"
      aria-label={`${label} to ${monthName(target.month)}`}
    >
      <RouterLink to={target.href} preventScrollReset>
        {children}
      </RouterLink>
    </Button>
  ) : (
    <Button variant="ghost" size="icon" aria-label={label} disabled className="bg-transparent">
      {children}
    </Button>
  )

/** Without JavaScript the form sends the month, and in hidden fields what the address said before. */
const MonthForm = (calendar: Calendar) => {
  const { startYear, semester, month, months, hrefWith, navigateTo } = calendar
  const select = useRef<HTMLSelectElement>(null)
  const show = (value: string | undefined) => {
    const chosen = months.find((index) => monthParam(index) === value)
    if (chosen !== undefined && chosen !== month) navigateTo(hrefWith({ month: chosen }))
  }
  const showChosen = useEffectEvent(() => show(select.current?.value))
  // A month may have been chosen before the scripts ran.
  useEffect(() => showChosen(), [])
  return (
    <form
      action={paths.calendar}
      autoComplete="off"
      className="flex min-w-0 items-center gap-2 max-sm:flex-1"
      onSubmit={(event) => event.preventDefault()}
    >
      {startYear === null ? null : <input type="hidden" name="year" value={startYear} />}
      <input type="hidden" name="semester" value={semester} />
      <NativeSelect
        ref={select}
        name="month"
        aria-label="Month"
        value={monthParam(month)}
        onChange={({ target }) => show(target.value)}
        className="w-40 max-sm:w-full"
      >
        {months.includes(month) ? null : (
          <option value={monthParam(month)} hidden>
            {monthName(month)}
          </option>
        )}
        {months.map((index) => (
          <option key={index} value={monthParam(index)}>
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

/** The choice of the semester and the month. */
export const CalendarControls = ({ calendar }: { calendar: Calendar }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
    <SemesterToggle {...calendar} />
    <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:w-full">
      <MonthLink target={calendar.previous} label="Back">
        <ChevronLeftIcon aria-hidden />
      </MonthLink>
      <MonthForm {...calendar} />
      <MonthLink target={calendar.next} label="On">
        <ChevronRightIcon aria-hidden />
      </MonthLink>
      <p className="tabular px-2 text-lg font-semibold">{calendar.year}</p>
    </div>
  </div>
)
