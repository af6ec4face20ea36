import { isRecord } from '@tropa/contract/base/is-record'
import { isSame, rowsOf, type Row } from './changed-parts'

/** A part that two people changed, each in their own way. */
export interface Conflict {
  /** Its key, as `changedParts` calls it. */
  key: string
  mine: unknown
  theirs: unknown
}

/** The parts in conflict for which the other text was chosen. */
export type ChosenTheirs = ReadonlySet<string>

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

/** The ids of both lists, in the order of the one that moved rows, each new one after the row that it follows. */
const orderOf = (base: Row[], mine: Row[], theirs: Row[]): string[] => {
  const known = idsOf(mine).filter((id) => idsOf(base).includes(id))
  const isMoved = !isSame(
    known,
    idsOf(base).filter((id) => known.includes(id)),
  )
  const [order, others] = isMoved ? [idsOf(mine), idsOf(theirs)] : [idsOf(theirs), idsOf(mine)]
  others.forEach((id, index) => {
    if (order.includes(id)) return
    const before = others.slice(0, index)
    order.splice(order.findLastIndex((each) => before.includes(each)) + 1, 0, id)
  })
  return order
}

/**
 * Merges what an editor typed with what somebody else saved in the meantime. A part that only one of them changed is
 * as that one left it; where both changed one, the editor's is kept unless the other text was chosen.
 *
 * @param base - the fields in `mine` as they were before both changes
 * @param mine - the fields that the editor changed
 * @param theirs - what is stored now
 */
export const mergeTexts = (
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  chosen: ChosenTheirs = new Set(),
) => {
  const conflicts: Conflict[] = []

  const mergeRows = (key: string, was: Row[], own: Row[], stored: Row[]): Row[] =>
    orderOf(was, own, stored).flatMap((id) => {
      const [before, left, right] = [was, own, stored].map((rows) =>
        rows.find((each) => each.id === id),
      )
      if (left && right) return rowsOf([merge(`${key}.${id}`, before, left, right, true)]) ?? []
      // A row that one changed and the other removed is kept.
      const only = left ?? right
      return only && (!before || !isSame(only, before)) ? [only] : []
    })

  const merge = (
    key: string,
    was: unknown,
    own: unknown,
    stored: unknown,
    isRow = false,
  ): unknown => {
    if (isSame(own, was) || isSame(own, stored)) return stored
    if (isSame(stored, was)) return own
    const [rows, storedRows] = [rowsOf(own), rowsOf(stored)]
    if (rows && storedRows) return mergeRows(key, rowsOf(was) ?? [], rows, storedRows)
    if (!isRow && isRecord(own) && isRecord(stored)) {
      const before = isRecord(was) ? was : {}
      const names = Object.keys({ ...stored, ...own })
      return Object.fromEntries(
        names.map((name) => [name, merge(`${key}.${name}`, before[name], own[name], stored[name])]),
      )
    }
    conflicts.push({ key, mine: own, theirs: stored })
    return chosen.has(key) ? stored : own
  }

  const merged = Object.entries(mine).map(([name, value]) => [
    name,
    merge(name, base[name], value, theirs[name]),
  ])
  return { values: Object.fromEntries(merged) as Record<string, unknown>, conflicts }
}
