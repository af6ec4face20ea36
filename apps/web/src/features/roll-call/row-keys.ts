import type { Mark } from '@tropa/contract/ladder/judge'
import { markLabels } from './mark-labels'

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

const focusRow = (row: HTMLElement | undefined) =>
  (
    row?.querySelector<HTMLElement>('input[type=radio]:checked:enabled') ??
    row?.querySelector<HTMLElement>('input[type=radio]:enabled')
  )?.focus()

/** Moves the focus to the marks of the next row that can be marked, or of the one before. */
export const moveFocus = (list: HTMLElement, from: Element, step: 1 | -1): void => {
  const rows = rowsIn(list).filter((row) => row.querySelector('input[type=radio]:enabled'))
  const index = rows.findIndex((row) => row.contains(from))
  focusRow(rows[index + step])
}

/** Moves the focus to the minutes of a row. */
export const focusMinutes = (list: HTMLElement, userId: string): void => {
  const row = rowsIn(list).find(({ dataset }) => dataset.row === userId)
  row?.querySelector<HTMLElement>('input:not([type=radio])')?.focus()
}

/** The mark whose word begins with a letter. */
export const markOfKey = (marks: readonly Mark[], key: string): Mark | undefined =>
  marks.find((mark) => markLabels[mark].charAt(0).toLowerCase() === key.toLowerCase())
