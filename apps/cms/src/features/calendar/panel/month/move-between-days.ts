import { addDays, weekdayOf, type CalendarDate } from '@tropa/contract/time/calendar-date'
import type { KeyboardEvent } from 'react'

const steps: Record<string, (day: CalendarDate) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -7,
  ArrowDown: () => 7,
  Home: (day) => -weekdayOf(day),
  End: (day) => 6 - weekdayOf(day),
}

/** Moves the focus from a day of a month to another one with the arrow keys, Home and End. */
export const moveBetweenDays = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event
  const { day } = currentTarget.dataset
  const step = steps[key]
  if (day === undefined || !step || altKey || ctrlKey || metaKey) return
  event.preventDefault()
  const next = addDays(day, step(day))
  currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
}
