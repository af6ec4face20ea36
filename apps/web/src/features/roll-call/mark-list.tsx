import type { Mark, Outcome } from '@tropa/contract/rules/judge'
import type { Ladder } from '@tropa/contract/rules/numbers'
import { type RollCallRow, rollCallMessages } from '@tropa/contract/roll-call/roll-call'
import { announce } from '@tropa/ui/announce'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { SegmentedControl } from '@tropa/ui/segmented-control'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { OwnDecision } from '../../components/own-decision'
import { Person } from '../../components/person'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { useSpokenName } from '../../hooks/use-names'
import { useMember } from '../../session/member-context'
import { type Question, ReasonDialog } from '../../components/reason-dialog'
import { ExcuseBadge, ExcuseChoices } from '../excuse/excuse-dialogs'
import { isExcused, minutesOf, type DraftMark, noMark, outcomeOf, type Draft } from './draft'
import { useSettings } from '../../hooks/use-site'
import { markLabels, outcomeText } from './mark-labels'

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

const focusRow = (row: HTMLElement | undefined) =>
  (
    row?.querySelector<HTMLElement>('input[type=radio]:checked:enabled') ??
    row?.querySelector<HTMLElement>('input[type=radio]:enabled')
  )?.focus()

/** Moves the focus to the marks of the next row that can be marked, or of the one before. */
const moveFocus = (list: HTMLElement, from: Element, step: 1 | -1): void => {
  const rows = rowsIn(list).filter((row) => row.querySelector('input[type=radio]:enabled'))
  const index = rows.findIndex((row) => row.contains(from))
  focusRow(rows[index + step])
}

const focusMinutes = (list: HTMLElement, userId: string): void => {
  const row = rowsIn(list).find(({ dataset }) => dataset.row === userId)
  row?.querySelector<HTMLElement>('input:not([type=radio])')?.focus()
}

/** The mark whose word begins with a letter. */
const markOfKey = (marks: readonly Mark[], key: string): Mark | undefined =>
  marks.find((mark) => markLabels[mark].charAt(0).toLowerCase() === key.toLowerCase())

/** The excuse of a row: its reason, and the buttons that decide about it. */
const ExcuseDecision = ({ row }: { row: RollCallRow }) => {
  const { id: ownId } = useMember()
  const dialog = useItemDialog<Question>()
  const { excuse, userId } = row
  const called = useSpokenName()(row)
  if (!excuse) return null
  const { _id: id, state, reason } = excuse
  return (
    <div className="grid justify-items-start gap-1.5 text-sm">
      <ExcuseBadge state={state} />
      {reason ? (
        <p dir="auto" className="text-ink-soft wrap-anywhere whitespace-pre-line">
          “{reason}”
        </p>
      ) : null}
      {state === 'open' && userId === ownId ? <OwnDecision /> : null}
      {state === 'open' && userId !== ownId ? (
        <div className="flex flex-wrap gap-2">
          <ExcuseChoices excuse={{ id, called }} dialog={dialog} />
        </div>
      ) : null}
      <ReasonDialog dialog={dialog} />
    </div>
  )
}

interface MarkRowProps {
  row: RollCallRow
  marks: readonly Mark[]
  draft: DraftMark
  outcome: Outcome | null
  isDisabled: boolean
  onChange: (changes: Partial<DraftMark>) => void
  /** Marks them as late, with a click. */
  onLate: () => void
  /** Called in the marks and in the minutes. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The row of a member who is expected: a button for each mark, and if they are late, the minutes and their fee. */
const MarkRow = ({
  row,
  marks,
  draft,
  outcome,
  isDisabled,
  onChange,
  onLate,
  onKeyDown,
}: MarkRowProps) => {
  const { userId, username } = row
  const called = useSpokenName()(row)
  const { currency } = useSettings()
  // With the keyboard, the arrow keys pass over this mark to the next.
  const isPressed = useRef(false)
  const isSettled = isExcused(row)
  const isLate = draft.mark === 'late'
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = isLate && minutesOf(draft) === undefined
  const isWrong = isMissing && (isAsked || draft.minutes !== '')
  return (
    <li
      data-row={userId}
      tabIndex={-1}
      className="grid gap-2 border-b border-line py-3 last:border-b-0 xl:grid-cols-[minmax(0,20rem)_auto_minmax(0,1fr)] xl:items-center xl:gap-x-6"
    >
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">
          <Person userId={userId} username={username} />
        </p>
        <ExcuseDecision row={row} />
      </div>
      <SegmentedControl<Mark | ''>
        label={`Mark of ${called}`}
        options={marks.map((mark) => ({ value: mark, label: markLabels[mark] }))}
        value={draft.mark}
        onValueChange={(mark) => {
          setIsAsked(false)
          if (mark === 'late' && isPressed.current) onLate()
          else onChange({ mark })
        }}
        onPointerDown={() => (isPressed.current = true)}
        onKeyDown={(event) => {
          isPressed.current = false
          onKeyDown(event)
        }}
        disabled={isDisabled || isSettled}
        className="max-xl:w-full max-xl:*:flex-1 max-xl:*:px-1"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:min-h-10">
        {isLate ? (
          <Field
            label={`Minutes late of ${called}`}
            hideLabel
            error={isWrong ? rollCallMessages.minutes : undefined}
            className="max-w-72"
          >
            <Input
              className="w-24"
              type="text"
              inputMode="numeric"
              placeholder="Minutes"
              autoComplete="off"
              disabled={isDisabled}
              value={draft.minutes}
              onChange={(event) => onChange({ minutes: event.target.value })}
              onKeyDown={(event) => {
                const isRefused = event.key === 'Enter' && isMissing
                setIsAsked(isRefused)
                if (isRefused) announce(rollCallMessages.minutes)
                else onKeyDown(event)
              }}
            />
          </Field>
        ) : null}
        <output className="tabular text-sm text-ink-soft">
          {outcome ? outcomeText(outcome, currency) : ''}
        </output>
      </div>
    </li>
  )
}

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
 * one, or to the minutes of somebody late, where Enter leads on; the arrow keys go up and down. A click on
 * `Late` leads to the minutes too.
 */
export const MarkList = ({ rows, marks, draft, ladder, isDisabled, onMark }: MarkListProps) => {
  const list = useRef<HTMLUListElement>(null)

  const markLate = (userId: string) => {
    flushSync(() => onMark(userId, { mark: 'late' }))
    if (list.current) focusMinutes(list.current, userId)
  }

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
    if (mark === 'late') {
      markLate(row.userId)
    } else {
      flushSync(() => onMark(row.userId, { mark }))
      moveFocus(current, target, 1)
    }
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
          onLate={() => markLate(row.userId)}
          onKeyDown={onKeyDown}
        />
      ))}
    </ul>
  )
}
