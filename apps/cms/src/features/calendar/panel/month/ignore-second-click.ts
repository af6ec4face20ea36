import type { MouseEvent } from 'react'

/**
 * Drops the second click of a double click. The first one may have closed a dialog, so that the second
 * falls on a day that nobody chose.
 */
export const ignoreSecondClick = (click: MouseEvent) => {
  if (click.detail < 2) return
  click.preventDefault()
  click.stopPropagation()
}
