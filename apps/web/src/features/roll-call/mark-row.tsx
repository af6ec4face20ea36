import type { Mark, Outcome } from '@tropa/contract/ladder/judge'
import { longestLateness } from '@tropa/contract/ladder/judge'
import type { RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { rollCallMessages } from '@tropa/contract/roll-call/roll-call'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { SegmentedControl } from '@tropa/ui/segmented-control'
import type { KeyboardEvent } from 'react'
import { ExcuseDecision } from './excuse-decision'
import { isExcused, minutesOf, type DraftMark } from './draft'
import { markLabels, outcomeText } from './mark-labels'

interface MarkRowProps {
  row: RollCallRow
  marks: readonly Mark[]
  draft: DraftMark
  /** What the mark will be recorded as. */
  outcome: Outcome | null
  isDisabled: boolean
  onChange: (changes: Partial<DraftMark>) => void
  /** Of the marks and of the minutes. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** One who is expected: a button for each mark, and the minutes of somebody late with what they cost. */
export const MarkRow = ({
  row,
  marks,
  draft,
  outcome,
  isDisabled,
  onChange,
  onKeyDown,
}: MarkRowProps) => {
  const { userId, username } = row
  const isSettled = isExcused(row)
  const isLate = draft.mark === 'late'
  const isWrong = isLate && draft.minutes !== '' && minutesOf(draft) === undefined
  return (
    <li
      data-row={userId}
      tabIndex={-1}
      className="grid gap-2 border-b border-line py-3 last:border-b-0 lg:grid-cols-[minmax(0,20rem)_auto_minmax(0,1fr)] lg:items-center lg:gap-x-6"
    >
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold [overflow-wrap:anywhere]">@{username}</p>
        <ExcuseDecision row={row} />
      </div>
      <SegmentedControl<Mark | ''>
        label={`Mark of ${username}`}
        options={marks.map((mark) => ({ value: mark, label: markLabels[mark] }))}
        value={draft.mark}
        onValueChange={(mark) => onChange({ mark })}
        onKeyDown={onKeyDown}
        disabled={isDisabled || isSettled}
        className="max-lg:w-full max-lg:*:flex-1 max-lg:*:px-1"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:min-h-10">
        {isLate ? (
          <Field
            label={`Minutes late of ${username}`}
            hideLabel
            error={isWrong ? rollCallMessages.minutes : undefined}
            className="w-24"
          >
            <Input
              type="text"
              inputMode="numeric"
              placeholder="Minutes"
              autoComplete="off"
              maxLength={String(longestLateness).length}
              disabled={isDisabled}
              value={draft.minutes}
              onChange={(event) => onChange({ minutes: event.target.value })}
              onKeyDown={onKeyDown}
            />
          </Field>
        ) : null}
        <output className="tabular text-sm text-ink-soft">
          {outcome ? outcomeText(outcome) : ''}
        </output>
      </div>
    </li>
  )
}
