import { isRecord } from '@tropa/contract/base/is-record'

type Change = (name: string, operator: string, value: unknown) => unknown

/** A filter in which each condition, such as `{ title: { like: 'exam' } }`, is what `change` makes of it. */
export const mapConditions = async (where: unknown, change: Change): Promise<unknown> => {
  if (Array.isArray(where)) return Promise.all(where.map((each) => mapConditions(each, change)))
  if (!isRecord(where)) return where
  const parts = await Promise.all(
    Object.entries(where).flatMap(([name, condition]): unknown[] => {
      if (name === 'and' || name === 'or') {
        return [mapConditions(condition, change).then((changed) => ({ [name]: changed }))]
      }
      if (!isRecord(condition)) return [{ [name]: condition }]
      return Object.entries(condition).map(([operator, value]) => change(name, operator, value))
    }),
  )
  return parts.length > 1 ? { and: parts } : (parts[0] ?? where)
}
