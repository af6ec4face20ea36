import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { daysInMonth, isoDate, weekday } from '../calendar/calendar-dates'

type Settings = {
  root: RefObject<HTMLElement | null>
  year: number
  month: number
  firstDay: number
  onMonthChange?: (step: 1 | -1) => void
  onEscape: () => void
}

/**
 * The keyboard of a month, following the APG grid pattern: the arrows move between days, Home and
 * End to the ends of the week, PageUp and PageDown between months. Enter moves into the entries of a
 * day, up and down between them, Escape back to the day.
 */
export const useGridKeys = ({ root, year, month, firstDay, onMonthChange, onEscape }: Settings) => {
  const [chosenDay, setActiveDay] = useState(firstDay)
  const turning = useRef(false)
  const count = daysInMonth(year, month)
  const activeDay = Math.min(chosenDay, count)

  const focusDay = (day: number) => {
    setActiveDay(day)
    root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  useEffect(() => {
    if (!turning.current) return
    turning.current = false
    root.current?.querySelector<HTMLElement>(`[data-day][tabindex="0"]`)?.focus()
  }, [root, year, month])

  const turn = (step: 1 | -1) => {
    if (!onMonthChange) return
    turning.current = true
    onMonthChange(step)
  }

  /** Once the focus has left the grid, another month must not take it back. */
  const onBlur = () => {
    turning.current = false
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
    const place = inEntry ? buttons.findIndex((button) => button === target) : -1
    const dayOfWeek = weekday(isoDate(year, month, activeDay))
    const within = (day: number) => focusDay(Math.min(count, Math.max(1, day)))
    const vertical = (step: 1 | -1) => {
      if (inEntry) buttons[(place + step + buttons.length) % buttons.length]?.focus()
      else
        within(
          activeDay + 7 * step <= 0 || activeDay + 7 * step > count
            ? activeDay
            : activeDay + 7 * step,
        )
    }
    const moves: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => within(activeDay - 1),
      ArrowRight: () => within(activeDay + 1),
      ArrowUp: () => vertical(-1),
      ArrowDown: () => vertical(1),
      Home: () => within(ctrlKey ? 1 : activeDay - dayOfWeek),
      End: () => within(ctrlKey ? count : activeDay + 6 - dayOfWeek),
      PageUp: () => turn(-1),
      PageDown: () => turn(1),
      Escape: () => {
        onEscape()
        if (inEntry) focusDay(activeDay)
      },
      ...(inEntry ? {} : { Enter: () => buttons[0]?.focus(), ' ': () => buttons[0]?.focus() }),
    }
    const move = moves[key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return { activeDay, setActiveDay, onKeyDown, onBlur }
}
