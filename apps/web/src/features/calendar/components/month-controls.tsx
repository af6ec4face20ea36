import { Button } from '@tropa/ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '@tropa/ui/icons'
import { NativeSelect } from '@tropa/ui/native-select'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { monthName } from '../../../format/month-name'
import { monthParam } from '../model/search-params'
import { toToday } from '../model/use-arrival'
import type { Calendar } from '../model/use-calendar'

interface MonthLinkProps {
  target: Calendar['next']
  /** The address of the shown month. */
  here: string
  label: string
  children: ReactNode
}

/** At an end of the months it stays a link, which keeps the focus and leads nowhere. */
const MonthLink = ({ target, here, label, children }: MonthLinkProps) => (
  <Button
    asChild
    variant="ghost"
    size="icon"
    aria-label={target ? `${label} to ${monthName(target.month)}` : label}
    disabled={!target}
    className={target ? undefined : 'bg-transparent'}
  >
    <Link to={target?.href ?? here} preventScrollReset>
      {children}
    </Link>
  </Button>
)

const MonthSelect = ({ semester, month, months, monthHref, navigateTo }: Calendar) => {
  const select = useRef<HTMLSelectElement>(null)
  const show = (value: string | undefined) => {
    const chosen = months.find((index) => monthParam(index) === value)
    if (chosen !== undefined && chosen !== month) navigateTo(monthHref({ semester, month: chosen }))
  }
  const showChosen = useEffectEvent(() => show(select.current?.value))
  // A month may have been chosen before the scripts ran.
  useEffect(() => showChosen(), [])
  return (
    <NativeSelect
      ref={select}
      name="month"
      aria-label="Month"
      value={monthParam(month)}
      onChange={({ target }) => show(target.value)}
      className="max-sm:min-w-[min(100%,9.5rem)] max-sm:flex-1 sm:w-40"
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
  )
}

interface MonthControlsProps {
  calendar: Calendar
  children: ReactNode
}

/** The shown month with links to its neighbours and to today. */
export const MonthControls = ({ calendar, children }: MonthControlsProps) => {
  const { previous, next, year, currentMonth, monthHref, hrefWith } = calendar
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:w-full">
      <MonthLink target={previous} here={hrefWith({})} label="Back">
        <ChevronLeftIcon aria-hidden className="rtl:-scale-x-100" />
      </MonthLink>
      <MonthSelect {...calendar} />
      <MonthLink target={next} here={hrefWith({})} label="On">
        <ChevronRightIcon aria-hidden className="rtl:-scale-x-100" />
      </MonthLink>
      <noscript>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </noscript>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <p className="tabular px-2 text-lg font-semibold max-sm:grow">{year}</p>
        {currentMonth ? (
          <Button asChild variant="secondary">
            <Link to={monthHref(currentMonth)} state={toToday} preventScrollReset>
              Today
            </Link>
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  )
}
