import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { daysInMonth, isoDate, type IsoDate } from '../calendar/calendar-dates'
import { columnOf } from '../calendar/month-layout'
import type { WeekStart } from '../calendar/week-start'

type Settings = {
  root: RefObject<HTMLElement | null>
  year: number
  month: number
  weekStart: WeekStart
  firstDay: number
  onMonthChange?: (step: 1 | -1) => void
  onDaySelect?: (date: IsoDate) => void
  onEscape: () => void
}

/**
 * The keyboard of a month, following the APG grid pattern: the arrows move between days, Home and
 * End to the ends of the week, PageUp and PageDown between months. Enter moves into the entries of a
 * day, up and down between them, Escape back to the day.
 */
export const useGridKeys = ({
  root,
  year,
  month,
  weekStart,
  firstDay,
  onMonthChange,
  onDaySelect,
  onEscape,
}: Settings) => {
  const [chosenDay, setActiveDay] = useState(firstDay)
  const monthChangePending = useRef(false)
  const count = daysInMonth(year, month)
  const activeDay = Math.min(chosenDay, count)

  const focusDay = (day: number) => {
    setActiveDay(day)
    root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  useEffect(() => {
    if (!monthChangePending.current) return
    monthChangePending.current = false
    root.current?.querySelector<HTMLElement>(`[data-day][tabindex="0"]`)?.focus()
  }, [root, year, month])

  const changeMonth = (step: 1 | -1) => {
    if (!onMonthChange) return
    monthChangePending.current = true
    onMonthChange(step)
  }

  /** Once the focus has left the grid, another month must not take it back. */
  const onBlur = () => {
    monthChangePending.current = false
  }

  /** The entries of the active day, including those whose bars begin earlier. */
  const entryButtons = () => {
    const cell = root.current?.querySelector(`[data-day="${activeDay}"]`)
    const ids = cell?.getAttribute('data-entries')?.split(' ') ?? []
    const row = cell?.closest('[role="row"]')
    return ids.flatMap((id) => {
      const button = row?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] button`)
      return button ? [button] : []
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, target } = event
    const inEntry = target instanceof Element && target.closest('[data-entry]') !== null
    if (inEntry && !(target instanceof HTMLButtonElement)) return
    const buttons = entryButtons()
    const index = inEntry ? buttons.findIndex((button) => button === target) : -1
    const date = isoDate(year, month, activeDay)
    const dayOfWeek = columnOf(date, weekStart)
    const enter = () => buttons[0]?.focus()
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const focusWithinMonth = (day: number) => focusDay(Math.min(count, Math.max(1, day)))
    const vertical = (step: 1 | -1) => {
      const day = activeDay + 7 * step
      if (inEntry) buttons[(index + step + buttons.length) % buttons.length]?.focus()
      else if (day >= 1 && day <= count) focusDay(day)
    }
    const actions: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => focusWithinMonth(activeDay - forward),
      ArrowRight: () => focusWithinMonth(activeDay + forward),
      ArrowUp: () => vertical(-1),
      ArrowDown: () => vertical(1),
      Home: () => focusWithinMonth(ctrlKey ? 1 : activeDay - dayOfWeek),
      End: () => focusWithinMonth(ctrlKey ? count : activeDay + 6 - dayOfWeek),
      PageUp: () => changeMonth(-1),
      PageDown: () => changeMonth(1),
      Escape: () => {
        onEscape()
        if (inEntry) focusDay(activeDay)
      },
      ...(inEntry ? {} : { Enter: onDaySelect ? () => onDaySelect(date) : enter, ' ': enter }),
    }
    const action = actions[key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return { activeDay, setActiveDay, onKeyDown, onBlur }
}
