import type { Field } from 'payload'
import { searchable } from '../../database/searchable'
import { nobody } from '../access/nobody'

/**
 * The hidden field a row is found by, built anew from others at each save.
 *
 * @param sources - the names of the text fields that are searched
 */
export const searchTextField = (sources: readonly string[]): Field => ({
  name: 'searchText',
  type: 'text',
  hidden: true,
  access: { create: nobody, update: nobody },
  hooks: {
    beforeChange: [
      ({ data, originalDoc }) =>
        searchTextOf(sources, { ...(originalDoc as object), ...(data as object) }),
    ],
  },
})

/** Joins a row's searched fields; the separator is no character anybody types. */
export const searchTextOf = (sources: readonly string[], row: Record<string, unknown>): string =>
  searchable(
    sources
      .map((source) => row[source])
      .filter((value) => typeof value === 'string')
      .join('\u001f'),
  )
