import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { nameKey, plainDigits } from '@tropa/contract/base/text'
import { drawnLetter } from '@tropa/contract/settings/mark'
import { type Settings, type SettingsForm, settingsForm } from '@tropa/contract/settings/settings'
import type { Resolver, UseFormReturn } from 'react-hook-form'

export type SettingsFields = UseFormReturn<SettingsForm, unknown, SettingsForm>

/** The form's values for the current settings. The name's own letter is left empty, so that it follows the name. */
export const settingsFieldsOf = ({ mark, ...settings }: Settings): SettingsForm => ({
  ...settings,
  mark: { letter: mark.letter === drawnLetter(null, settings.name) ? null : mark.letter },
})

type Row = SettingsForm['teams'][number]

/**
 * The typed rows of a list, and those that were added to it since it was loaded. One of the same name as a new row
 * was added by an earlier try without an answer, or means the same: it is that row.
 */
export const withAdded = (
  typed: Row[],
  present: Row[],
  loaded: readonly (Partial<Row> | undefined)[],
): Row[] => {
  const added = present.filter(({ _id }) => !loaded.some((row) => row?._id === _id))
  const rows = typed.map((row) => ({
    _id: added.find(({ name }) => nameKey(name) === nameKey(row.name))?._id,
    ...row,
  }))
  return [...rows, ...added.filter(({ _id }) => !rows.some((row) => row._id === _id))]
}

const resolve = standardSchemaResolver(settingsForm)

/** For the second term only the end is chosen, because it begins when the first one is over. */
export const settingsResolver: Resolver<SettingsForm, unknown, SettingsForm> = (
  { terms: { first, second }, ...typed },
  ...rest
) => {
  const terms = { first, second: { ...second, from: (first.to % 12) + 1 } }
  return resolve({ ...typed, terms }, ...rest)
}

/** In some fields, an empty value means that nothing is chosen. */
export const emptyToNull = (typed: unknown) => (typed === '' ? null : typed)

export const numberOrNull = (typed: unknown) =>
  typed === '' || typed === null
    ? null
    : Number(typeof typed === 'string' ? plainDigits(typed) : typed)
