import type { Payload } from 'payload'

/** The last two names of a filter, `where[createdAt][greater_than]`, and the place in a list after them. */
const condition = /\[([\w.-]+)\]\[(\w+)\](?:\[\d*\])?$/

const isDate = (text: string) => ['', 'null'].includes(text) || !Number.isNaN(Date.parse(text))

const isDateList = (text: string) => text.split(',').every(isDate)

/** The names of all fields that hold dates. */
export const dateFieldsOf = ({ collections, globals }: Payload['config']): ReadonlySet<string> =>
  new Set(
    [...collections, ...globals].flatMap(({ flattenedFields }) =>
      flattenedFields.flatMap((field) => (field.type === 'date' ? [field.name] : [])),
    ),
  )

/**
 * Finds a filter that compares a date with something else, which SQLite refuses and MongoDB matches with
 * nothing.
 *
 * @returns the name of the field
 */
export const findInvalidDate = (
  query: URLSearchParams,
  dateFields: ReadonlySet<string>,
): string | undefined => {
  for (const [name, value] of query) {
    if (!name.startsWith('where[')) continue
    const [, path = '', operator = ''] = condition.exec(name) ?? []
    const field = path.split('.').at(-1) ?? ''
    if (!dateFields.has(field) || operator === 'exists') continue
    if (!(operator.endsWith('in') ? isDateList(value) : isDate(value))) return field
  }
  return undefined
}
