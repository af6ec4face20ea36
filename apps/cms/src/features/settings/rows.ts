import { settingsMessages } from '@tropa/contract/settings/choices'
import type { NamedRow } from '@tropa/contract/settings/teams'
import { fieldErrors } from '../../rpc/errors'

interface WantedRow {
  _id?: string | undefined
  name: string
}

interface Known {
  /** The field that holds the rows. */
  field: 'teams' | 'audiences'
  stored: readonly NamedRow[]
  newId: (name: string, taken: readonly string[]) => string
}

/**
 * The rows of a list as they are stored: a known `_id` keeps it, a row without one gets a new one.
 *
 * @throws a 400 for an `_id` that the list does not have
 */
export const storedRows = (
  wanted: readonly WantedRow[],
  { field, stored, newId }: Known,
): NamedRow[] => {
  const ids = stored.map(({ _id }) => _id)
  const errors = wanted.flatMap(({ _id }, index) =>
    _id === undefined || ids.includes(_id)
      ? []
      : [[`${field}.${index}._id`, settingsMessages.unknownRow] as const],
  )
  if (errors.length > 0) throw fieldErrors(Object.fromEntries(errors))
  const taken = [...ids]
  return wanted.map(({ _id, name }) => {
    const id = _id ?? newId(name, taken)
    taken.push(id)
    return { _id: id, name }
  })
}

export const withoutRows = (
  stored: readonly NamedRow[],
  kept: readonly NamedRow[],
): readonly NamedRow[] => stored.filter(({ _id }) => !kept.some((row) => row._id === _id))

const longestWord = 20

/** A short word made of a name, as `for=` and the column `audience` take it: `Exchange students` → `exchange-students`. */
export const wordOf = (name: string, taken: readonly string[]): string => {
  const word =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, longestWord)
      .replace(/^-|-$/g, '') || 'students'
  // The column says `everyone` for an event that names no students.
  const used = ['everyone', ...taken]
  if (!used.includes(word)) return word
  let number = 2
  while (used.includes(`${word}-${number}`)) number += 1
  return `${word}-${number}`
}
