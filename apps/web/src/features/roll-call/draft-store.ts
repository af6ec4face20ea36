import { isRecord } from '@tropa/contract/is-record'
import { marks } from '@tropa/contract/ladder/judge'
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../session/form-drafts'
import type { Draft, DraftMark } from './draft'

const toMark = (value: unknown): DraftMark | undefined => {
  if (!isRecord(value) || typeof value.minutes !== 'string') return undefined
  const mark = marks.find((known) => known === value.mark)
  return mark && { mark, minutes: value.minutes, isForOthers: value.isForOthers === true }
}

/** The marks of one roll call that were typed in this tab and that the server may not have. */
export const readEdits = (name: string): Draft => {
  const stored = readFormDraft(name)
  return new Map(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([userId, value]) => {
      const mark = toMark(value)
      return mark ? [[userId, mark]] : []
    }),
  )
}

/** Keeps them over a failure, a reload and another page, as forms keep what is typed. */
export const storeEdits = (name: string, edits: Draft): void => {
  if (edits.size === 0) deleteFormDraft(name)
  else saveFormDraft(name, Object.fromEntries(edits))
}
