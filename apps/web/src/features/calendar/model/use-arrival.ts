import { isRecord } from '@tropa/contract/base/is-record'
import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The state of a link to an event in its month. */
export const toEntry = (entry: string) => ({ entry })

/** The state of a link to today in its month. */
export const toToday = { today: true }

/** The first visible element. Every event is both in the grid and in the agenda, which folds past days away. */
const firstVisible = (selector: string) => {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  elements.forEach((element) => element.closest('details')?.toggleAttribute('open', true))
  return elements.find((element) => element.checkVisibility())
}

/** The height of the floating bar and the space around it, in pixels. */
const barHeight = 96

/** Scrolls only to what is not in view, so that a link stays under the pointer. */
const bringIntoView = (element: HTMLElement | undefined) => {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight - barHeight)
    element.scrollIntoView({ block: 'center' })
}

/**
 * Shows what a link to a month was about, once the month is drawn: selects, focuses and scrolls to its
 * event, or scrolls to today.
 */
export const useArrival = (select: (entryId: string) => void) => {
  const { key, state } = useLocation() as { key: string; state: unknown }
  const isLink = useNavigationType() !== NavigationType.Pop
  const show = useEffectEvent(() => {
    if (!isLink || !isRecord(state)) return
    const { entry } = state
    if (typeof entry === 'string') {
      select(entry)
      const button = firstVisible(`#main [data-entry="${CSS.escape(entry)}"] button`)
      // In the grid, the arrow keys continue from the day that last had the focus.
      button?.closest<HTMLElement>('[role="gridcell"]')?.focus({ preventScroll: true })
      button?.focus({ preventScroll: true })
      bringIntoView(button)
    } else if (state.today) {
      bringIntoView(firstVisible('#main [aria-current="date"], #main [data-today]'))
    }
  })
  useEffect(() => show(), [key])
}
