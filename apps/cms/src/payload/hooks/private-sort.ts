import { type Payload, QueryError } from 'payload'
import type { Operation } from './operation'

/** The names of the fields of members that not even admins read, and those that each member reads only of their own. */
const privateFieldsOf = ({ collections }: Payload['config']): ReadonlySet<string> => {
  const members = collections.find(({ slug }) => slug === 'members')
  const hidden = members?.flattenedFields.filter((field) => 'hidden' in field && field.hidden)
  return new Set(['email', 'sessions', ...(hidden ?? []).map(({ name }) => name)])
}

/**
 * Whether a list would be sorted by a private field of the member that each of its rows names. Payload refuses it for
 * filters, and for sorting the members themselves.
 */
const sortsByPrivateField = (sort: string, privateFields: ReadonlySet<string>): boolean =>
  sort.split(',').some((path) => {
    const [, ...names] = path.split(/\.|__/)
    return names.some((each) => privateFields.has(each))
  })

/**
 * Refuses to sort a list by a private field of a member.
 *
 * @throws Payload's own error, with which its pages show an empty list
 */
export const refusePrivateSort = ({ args = {}, overrideAccess, req }: Operation): void => {
  if (overrideAccess || !('sort' in args)) return
  const fields = privateFieldsOf(req.payload.config)
  const path = [args.sort]
    .flat()
    .map(String)
    .find((sort) => sortsByPrivateField(sort, fields))
  if (path !== undefined) throw new QueryError([{ path }])
}
