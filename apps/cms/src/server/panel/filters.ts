import { isRecord } from '@tropa/contract/base/is-record'
import type { FlattenedField, Payload } from 'payload'
import * as qs from 'qs-esm'

/** The names of fields that can be filtered as a day, or by a part of their text. */
export interface FilterFields {
  dates: ReadonlySet<string>
  texts: ReadonlySet<string>
}

const textTypes = new Set(['text', 'textarea', 'email', 'select', 'radio', 'code'])

const fieldsIn = (fields: readonly FlattenedField[]): { name: string; type: string }[] =>
  fields.flatMap((field) => [
    field,
    ...('flattenedFields' in field ? fieldsIn(field.flattenedFields) : []),
  ])

export const filterFieldsOf = ({ collections, globals }: Payload['config']): FilterFields => {
  const fields = [...collections, ...globals].flatMap((each) => fieldsIn(each.flattenedFields))
  const namesOf = (is: (type: string) => boolean) =>
    fields.flatMap(({ name, type }) => (is(type) ? [name] : []))
  // Payload calls the id a text, which it is not in MongoDB.
  const others = new Set(['id', ...namesOf((type) => !textTypes.has(type))])
  const texts = namesOf((type) => textTypes.has(type)).filter((name) => !others.has(name))
  return { dates: new Set(namesOf((type) => type === 'date')), texts: new Set(texts) }
}

const listOperators = new Set(['in', 'not_in', 'all'])
const textOperators = new Set(['like', 'not_like', 'contains'])
const comparisons = new Set([
  ...['equals', 'not_equals', 'exists'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
])

const isText = (value: unknown) => typeof value === 'string'
const isDate = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value))

const isListOf = (is: (value: unknown) => boolean, value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(is)

const isComparison = (field: string, [operator, value]: [string, unknown], known: FilterFields) => {
  if (textOperators.has(operator)) return known.texts.has(field) && isText(value)
  if (!listOperators.has(operator) && !comparisons.has(operator)) return false
  const isValue = operator !== 'exists' && known.dates.has(field) ? isDate : isText
  return isValue(value) || (listOperators.has(operator) && isListOf(isValue, value))
}

const isPath = (path: string) =>
  /^[\w.-]+$/.test(path) && path.split('.').every((name) => !(name in Object.prototype))

const isTree = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value)

const isWhere = (where: unknown, fields: FilterFields): boolean =>
  isTree(where) &&
  Object.entries(where).every(([key, value]) => {
    if (key === 'and' || key === 'or') return isListOf((each) => isWhere(each, fields), value)
    const field = key.split('.').at(-1) ?? ''
    return (
      isPath(key) &&
      isTree(value) &&
      Object.entries(value).every((each) => isComparison(field, each, fields))
    )
  })

/** As many as Payload reads; it would not see a condition behind them. */
const maxParameters = 1000

/**
 * Whether Payload and its databases apply each condition of a query. One that its field cannot have is dropped, such as
 * a text beside a date on MongoDB, or a list with names on SQLite: all rows would be found, or deleted.
 *
 * @param query - as it stands in an address
 */
export const isFilter = (query: string, fields: FilterFields): boolean => {
  if (query.split('&').length > maxParameters) return false
  // As Payload reads it, but with names such as `toString`, which it leaves out.
  const { where } = qs.parse(query, {
    plainObjects: true,
    allowEmptyArrays: true,
    arrayLimit: 1000,
    depth: 10,
    ignoreQueryPrefix: true,
  })
  return where === undefined || isWhere(where, fields)
}
