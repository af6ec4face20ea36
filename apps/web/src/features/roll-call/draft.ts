import { plural } from '@tropa/contract/base/plural'
import { judge, longestLateness, type Mark, type Outcome, marks } from '@tropa/contract/rules/judge'
import type { Ladder } from '@tropa/contract/rules/numbers'
import type { MarkChange, RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { isRecord } from '@tropa/contract/base/is-record'
import { plainDigits } from '@tropa/contract/base/text'
import {
  deleteFormDraft,
  type DraftKey,
  readFormDraft,
  saveFormDraft,
} from '../../session/form-drafts'

/** A mark as it is typed; '' while there is no mark. */
export interface DraftMark {
  mark: Mark | ''
  minutes: string
  /** Given to everybody without a mark, so it gives way to a mark by another admin. */
  isForOthers?: boolean
  /** The mark that it replaces, as it was seen; '' for none. */
  was?: Mark | ''
}

export type Draft = ReadonlyMap<string, DraftMark>

export const noMark: DraftMark = { mark: '', minutes: '' }

const storedMark = ({ mark, minutes }: RollCallRow): DraftMark => ({
  mark: mark ?? '',
  minutes: minutes === null ? '' : String(minutes),
})

/** Whether an accepted excuse has settled a row. */
export const isExcused = ({ excuse }: Pick<RollCallRow, 'excuse'>): boolean =>
  excuse?.state === 'accepted'

/** The minutes of somebody late; `undefined` while they are missing or no whole number from 1 to 600. */
export const minutesOf = ({ minutes }: DraftMark): number | undefined => {
  const digits = plainDigits(minutes).trim()
  const value = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  return value >= 1 && value <= longestLateness ? value : undefined
}

const isWhole = (draft: DraftMark) =>
  draft.mark !== '' && (draft.mark !== 'late' || minutesOf(draft) !== undefined)

const isStored = (row: RollCallRow, shown: DraftMark) =>
  shown.mark === (row.mark ?? '') && (shown.mark !== 'late' || minutesOf(shown) === row.minutes)

/** The typed mark of a member, unless the server has it already or an accepted excuse takes precedence. */
const unsavedEdit = (row: RollCallRow, edits: Draft): DraftMark | undefined => {
  const edit = edits.get(row.userId)
  if (!edit || isExcused(row) || (edit.isForOthers && row.mark !== null)) return undefined
  return isStored(row, edit) ? undefined : edit
}

/** The server's marks, overridden by those that were typed since. */
export const draftOf = (rows: readonly RollCallRow[], edits: Draft): Draft =>
  new Map(rows.map((row) => [row.userId, unsavedEdit(row, edits) ?? storedMark(row)]))

/** The typed marks that the server does not have yet. */
export const unsavedOf = (rows: readonly RollCallRow[], edits: Draft): Draft =>
  new Map(
    rows.flatMap((row) => {
      const edit = unsavedEdit(row, edits)
      return edit ? [[row.userId, edit]] : []
    }),
  )

/** Whether the server has exactly the marks that are shown. */
export const isShown = (rows: readonly RollCallRow[], shown: Draft): boolean =>
  rows.length === shown.size && rows.every((row) => isStored(row, shown.get(row.userId) ?? noMark))

/** Whether any typed mark is complete, so that it can be saved. */
export const canBeSaved = (edits: Draft): boolean => [...edits.values()].some(isWhole)

/** The complete typed marks to send, each with the mark that it replaces. */
export const changesToSave = (rows: readonly RollCallRow[], edits: Draft): MarkChange[] =>
  rows.flatMap((row) => {
    const edit = unsavedEdit(row, edits)
    if (!edit || edit.mark === '' || !isWhole(edit)) return []
    const { mark, was = row.mark } = edit
    const minutes = mark === 'late' ? minutesOf(edit) : undefined
    return [{ userId: row.userId, mark, was: was || null, ...(minutes && { minutes }) }]
  })

/** The typed marks after some were sent: the sent ones are now what later marks replace. */
export const afterSaving = (edits: Draft, sent: readonly MarkChange[]): Draft => {
  const sentMarks = new Map(sent.map(({ userId, mark }) => [userId, mark ?? ('' as const)]))
  return new Map(
    [...edits].map(([userId, edit]): [string, DraftMark] => {
      const was = sentMarks.get(userId)
      return [userId, was === undefined ? edit : { ...edit, was }]
    }),
  )
}

/** The typed marks without those of rows that somebody else has marked in the meantime. */
export const withoutOvertaken = (
  rows: readonly RollCallRow[],
  edits: Draft,
  sent: readonly MarkChange[],
): Draft => {
  const overtaken = sent.filter(
    ({ userId, was }) => rows.find((row) => row.userId === userId)?.mark !== was,
  )
  return new Map([...edits].filter(([userId]) => !overtaken.some((each) => each.userId === userId)))
}

/** What a row will be recorded as, by the published rules or else by the server's own judgement. */
export const outcomeOf = (
  row: RollCallRow,
  draft: Draft,
  ladder: Ladder | null | undefined,
): Outcome | null => {
  const typed = draft.get(row.userId) ?? noMark
  if (typed.mark === '' || !isWhole(typed)) return null
  if (ladder) return judge(typed.mark, minutesOf(typed), ladder)
  // The rules' numbers may have failed to load.
  return unsavedEdit(row, draft) ? null : row.outcome
}

const recordedMarks: readonly DraftMark['mark'][] = ['late', 'absent', 'missed']

/** How many records closing writes: one for each who is late, absent or has missed. */
export const countRecords = (draft: Draft): number =>
  [...draft.values()].filter(({ mark }) => recordedMarks.includes(mark)).length

/** What still prevents closing; empty if nothing does. */
export const whatIsMissing = (
  remaining: readonly RollCallRow[],
  rows: readonly RollCallRow[],
  draft: Draft,
): string => {
  const open = rows.filter(({ excuse }) => excuse?.state === 'open').length
  const without = remaining.filter(({ userId }) => !isWhole(draft.get(userId) ?? noMark)).length
  const parts = [
    ...(without > 0 ? [plural(without, 'has no mark yet', 'have no mark yet')] : []),
    ...(open > 0 ? [`${plural(open, 'excuse waits', 'excuses wait')} for a decision`] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join(', and ')}.`
}

const toMark = (value: unknown): DraftMark | undefined => {
  if (!isRecord(value) || typeof value.minutes !== 'string') return undefined
  const mark = marks.find((known) => known === value.mark)
  const was = value.was === '' ? '' : marks.find((known) => known === value.was)
  const { minutes, isForOthers } = value
  return (
    mark && { mark, minutes, isForOthers: isForOthers === true, ...(was !== undefined && { was }) }
  )
}

/** The marks of one roll call that were typed in this browser and that the server may not have. */
export const readEdits = (name: DraftKey): Draft => {
  const stored = readFormDraft(name)
  return new Map(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([userId, value]) => {
      const mark = toMark(value)
      return mark ? [[userId, mark]] : []
    }),
  )
}

/** Stores the typed marks so that they survive a failure, a reload and a change of page, as drafts of forms do. */
export const storeEdits = (name: DraftKey, edits: Draft): void => {
  if (edits.size === 0) deleteFormDraft(name)
  else saveFormDraft(name, Object.fromEntries(edits))
}
