import { comparable } from '@tropa/contract/base/text'
import type { Field, FieldHook, TypeWithID } from 'payload'
import { nobody } from '../access/nobody'

/** Joins the searched fields of a document with a separator that cannot be typed. */
export const searchTextOf = (
  sources: readonly string[],
  document: Record<string, unknown>,
): string =>
  comparable(
    sources
      .map((source) => document[source])
      .filter((value) => typeof value === 'string')
      .join('\u001f'),
  )

const writeSearchText =
  (sources: readonly string[]): FieldHook<TypeWithID & Record<string, unknown>> =>
  ({ data, originalDoc }) =>
    searchTextOf(sources, { ...originalDoc, ...data })

/**
 * The hidden field that searches look in, written on every save.
 *
 * @param sources - the names of the text fields that are searched
 */
export const searchTextField = (sources: readonly string[]): Field => ({
  name: 'searchText',
  type: 'text',
  hidden: true,
  access: { create: nobody, update: nobody },
  hooks: { beforeChange: [writeSearchText(sources)] },
})
