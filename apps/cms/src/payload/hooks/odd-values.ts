import { isRecord } from '@tropa/contract/base/is-record'
import { type Field, ValidationError } from 'payload'
import type { Operation } from './operation'

const texts: readonly string[] = ['text', 'textarea', 'email', 'date', 'upload', 'relationship']

/** The paths of values that no form sends: of which no validation of a field, and no database, knows what to make. */
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

/** Refuses, with the names of the fields, data of another form than that of the document. */
export const refuseOddValues =
  (fields: readonly Field[]) =>
  ({ args = {}, req }: Operation): void => {
    if (req.payloadAPI === 'local' || !('data' in args) || !isRecord(args.data)) return
    const message = req.t('validation:invalidInput')
    const errors = oddPaths(fields, args.data).map((path) => ({ path, message }))
    if (errors.length > 0) throw new ValidationError({ errors }, req.t)
  }
