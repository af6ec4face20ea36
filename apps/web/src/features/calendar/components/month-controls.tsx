import { Button } from '@tropa/ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '@tropa/ui/icons'
import { NativeSelect } from '@tropa/ui/native-select'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { RouterLink } from '../../../components/router-link'
import { monthName } from '../model/months'
import { monthParam } from '../model/search-params'
import { toToday } from '../model/use-arrival'
import type { Calendar } from '../model/use-calendar'

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

/** The choice of the month, and the way back to today. */
export const MonthControls = (calendar: Calendar) => {
  const { previous, next, year, currentMonth, monthHref } = calendar
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:w-full">
      <MonthLink target={previous} label="Back">
        <ChevronLeftIcon aria-hidden className="rtl:-scale-x-100" />
      </MonthLink>
      <MonthSelect {...calendar} />
      <MonthLink target={next} label="On">
        <ChevronRightIcon aria-hidden className="rtl:-scale-x-100" />
      </MonthLink>
      <noscript>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </noscript>
      <div className="flex flex-wrap items-center justify-between gap-2 max-sm:w-full">
        <p className="tabular px-2 text-lg font-semibold">{year}</p>
        {currentMonth ? (
          <Button asChild variant="secondary">
            <RouterLink to={monthHref(currentMonth)} state={toToday} preventScrollReset>
              Today
            </RouterLink>
          </Button>
        ) : null}
      </div>
    </div>
  )
}
