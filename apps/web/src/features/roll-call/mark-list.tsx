import type { Ladder } from '@tropa/contract/ladder/numbers'
import type { Mark } from '@tropa/contract/ladder/judge'
import type { RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isExcused, noMark, outcomeOf, type Draft, type DraftMark } from './draft'
import { MarkRow } from './mark-row'
import { focusMinutes, markOfKey, moveFocus } from './row-keys'

interface MarkListProps {
  rows: readonly RollCallRow[]
  marks: readonly Mark[]
  draft: Draft
  ladder: Ladder | null | undefined
  isDisabled: boolean
  onMark: (userId: string, changes: Partial<DraftMark>) => void
}

/**
 * Everybody who is expected. By keyboard, the first letter of a mark marks a row and leads to the next
 * one, or to the minutes of somebody late, where Enter leads on; the arrow keys go up and down.
 */
export const MarkList = ({ rows, marks, draft, ladder, isDisabled, onMark }: MarkListProps) => {
  const list = useRef<HTMLUListElement>(null)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { current } = list
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (!current || !(target instanceof HTMLInputElement)) return
    if (altKey || ctrlKey || metaKey) return
    const isMark = target.type === 'radio'
    if (key === 'ArrowDown' || key === 'ArrowUp' || (key === 'Enter' && !isMark)) {
      event.preventDefault()
      moveFocus(current, target, key === 'ArrowUp' ? -1 : 1)
      return
    }
    const userId = target.closest<HTMLElement>('[data-row]')?.dataset.row
    const mark = isMark ? markOfKey(marks, key) : undefined
    const row = rows.find((each) => each.userId === userId)
    if (!mark || !row || isExcused(row)) return
    event.preventDefault()
    flushSync(() => onMark(row.userId, { mark }))
    if (mark === 'late') focusMinutes(current, row.userId)
    else moveFocus(current, target, 1)
  }

  return (
    <ul ref={list} aria-label="Who is expected" className="print:hidden">
      {rows.map((row) => (
        <MarkRow
          key={row.userId}
          row={row}
          marks={marks}
          draft={draft.get(row.userId) ?? noMark}
          outcome={outcomeOf(row, draft, ladder)}
          isDisabled={isDisabled}
          onChange={(changes) => onMark(row.userId, changes)}
          onKeyDown={onKeyDown}
        />
      ))}
    </ul>
  )
}
