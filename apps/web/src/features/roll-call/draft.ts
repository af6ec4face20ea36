import { judge, longestLateness, type Mark, type Outcome } from '@tropa/contract/ladder/judge'
import type { Ladder } from '@tropa/contract/ladder/numbers'
import type { MarkForm, RollCallRow } from '@tropa/contract/roll-call/roll-call'

/** A mark as it is typed; '' while there is no mark. */
export interface DraftMark {
  mark: Mark | ''
  minutes: string
  /** It was given to everybody without a mark, and gives way to one that another admin has made. */
  isForOthers?: boolean
}

export type Draft = ReadonlyMap<string, DraftMark>

export const noMark: DraftMark = { mark: '', minutes: '' }

const storedMark = ({ mark, minutes }: RollCallRow): DraftMark => ({
  mark: mark ?? '',
  minutes: minutes === null ? '' : String(minutes),
})

/** The marks that the server has, and above them those that were typed since. */
export const draftOf = (rows: readonly RollCallRow[], edits: Draft = new Map()): Draft =>
  new Map(
    rows.map((row) => {
      const stored = storedMark(row)
      const edit = edits.get(row.userId)
      const isStored = !edit || (edit.isForOthers === true && stored.mark !== '')
      return [row.userId, isStored ? stored : edit]
    }),
  )

/** Those of the typed marks that the server does not have yet. */
export const unsavedOf = (rows: readonly RollCallRow[], edits: Draft): Draft => {
  const stored = draftOf(rows)
  return new Map(
    [...edits].filter(([userId, { mark, minutes, isForOthers = false }]) => {
      const known = stored.get(userId) ?? noMark
      if (isForOthers) return known.mark === ''
      return known.mark !== mark || known.minutes !== minutes
    }),
  )
}

/** Whether an accepted excuse has settled a row. */
export const isExcused = ({ excuse }: Pick<RollCallRow, 'excuse'>): boolean =>
  excuse?.state === 'accepted'

/** The minutes of somebody late; `undefined` while they are missing or no whole number from 1 to 600. */
export const minutesOf = ({ minutes }: DraftMark): number | undefined => {
  const value = /^\d{1,3}$/.test(minutes.trim()) ? Number(minutes) : 0
  return value >= 1 && value <= longestLateness ? value : undefined
}

const isWhole = (draft: DraftMark) =>
  draft.mark !== '' && (draft.mark !== 'late' || minutesOf(draft) !== undefined)

/** The marks that can be saved: those that are whole, without what an excuse has settled. */
export const marksToSave = (rows: readonly RollCallRow[], draft: Draft): MarkForm[] =>
  rows.flatMap((row) => {
    const typed = draft.get(row.userId) ?? noMark
    if (isExcused(row) || !isWhole(typed) || typed.mark === '') return []
    const minutes = typed.mark === 'late' ? minutesOf(typed) : undefined
    return [{ userId: row.userId, mark: typed.mark, ...(minutes && { minutes }) }]
  })

/** What a row will be recorded as, by the numbers of the published rules. */
export const outcomeOf = (
  row: RollCallRow,
  draft: Draft,
  ladder: Ladder | null | undefined,
): Outcome | null => {
  const typed = draft.get(row.userId) ?? noMark
  if (!ladder || isExcused(row) || typed.mark === '' || !isWhole(typed)) return null
  return judge(typed.mark, minutesOf(typed), ladder)
}

const recordedMarks: readonly DraftMark['mark'][] = ['late', 'absent', 'missed']

/** How many records closing writes: one for each who is late, absent or has missed. */
export const countRecords = (rows: readonly RollCallRow[], draft: Draft): number =>
  rows.filter(
    (row) => !isExcused(row) && recordedMarks.includes((draft.get(row.userId) ?? noMark).mark),
  ).length

/** What still stands in the way of closing; empty when nothing does. */
export const whatIsMissing = (rows: readonly RollCallRow[], draft: Draft): string => {
  const open = rows.filter(({ excuse }) => excuse?.state === 'open').length
  const without = rows.filter(
    (row) => !isExcused(row) && !isWhole(draft.get(row.userId) ?? noMark),
  ).length
  const parts = [
    ...(without > 0 ? [`${without} ${without === 1 ? 'has' : 'have'} no mark yet`] : []),
    ...(open > 0 ? [`${open} ${open === 1 ? 'excuse waits' : 'excuses wait'} for a decision`] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join(', and ')}.`
}
