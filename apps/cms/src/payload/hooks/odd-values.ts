import { isRecord } from '@tropa/contract/base/is-record'
import { type Field, ValidationError } from 'payload'
import type { Operation } from './operation'

const texts: readonly string[] = ['text', 'textarea', 'email', 'date', 'upload', 'relationship']

/** The paths of values that no form sends, and that neither field validation nor a database can handle. */
const oddPaths = (fields: readonly Field[], data: Record<string, unknown>, start = ''): string[] =>
  fields.flatMap((field) => {
    if (!('name' in field)) return 'fields' in field ? oddPaths(field.fields, data, start) : []
    const { name, type } = field
    const [value, path] = [data[name], start + name]
    if (value === undefined) return []
    if (type === 'group') {
      return isRecord(value) ? oddPaths(field.fields, value, `${path}.`) : [path]
    }
    if (type === 'array') {
      // Payload's forms send `0` for a list without rows.
      if (value === 0) return []
      if (!Array.isArray(value)) return [path]
      return value.flatMap((row: unknown, index) =>
        isRecord(row) ? oddPaths(field.fields, row, `${path}.${index}.`) : [`${path}.${index}`],
      )
    }
    return texts.includes(type) && value !== null && typeof value !== 'string' ? [path] : []
  })

/** Refuses data whose form does not fit the document, with the names of the fields. */
export const refuseOddValues =
  (fields: readonly Field[]) =>
  ({ args = {}, req }: Operation): void => {
    if (req.payloadAPI === 'local' || !('data' in args) || !isRecord(args.data)) return
    const message = req.t('validation:invalidInput')
    const errors = oddPaths(fields, args.data).map((path) => ({ path, message }))
    if (errors.length > 0) throw new ValidationError({ errors }, req.t)
  }
