import type { Payload } from 'payload'
import { slugs } from '../../payload/slugs'

/** The names of the fields of members that not even admins read. */
export const privateFieldsOf = ({ collections }: Payload['config']): ReadonlySet<string> => {
  const members = collections.find(({ slug }) => slug === slugs.members)
  const hidden = members?.flattenedFields.filter((field) => 'hidden' in field && field.hidden)
  return new Set(['email', ...(hidden ?? []).map(({ name }) => name)])
}

/**
 * Whether a list is sorted by what nobody may read of the member whom each of its rows names. Payload
 * refuses it for filters, and for sorting the members themselves.
 */
export const sortsByPrivateField = (
  query: URLSearchParams,
  privateFields: ReadonlySet<string>,
): boolean =>
  (query.get('sort') ?? '').split(',').some((path) => {
    const [, ...names] = path.split(/\.|__/)
    return names.some((name) => privateFields.has(name))
  })
