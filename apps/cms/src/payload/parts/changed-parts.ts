import { isRecord } from '@tropa/contract/base/is-record'

/** What is needed of a field's configuration, on the server and in the panel. */
export interface PartField {
  type: string
  name?: string | undefined
  label?: unknown
  labels?: { singular?: unknown } | undefined
  fields?: readonly PartField[] | undefined
}

/** A part of a document as editors know it: a field, a number of the rules, a section or a link. */
export interface Part {
  key: string
  label: string
}

/** A part that a draft changes, and who changed it last. */
export interface LeftPart extends Part {
  by: string
}

/** The fields that no editor writes: the server sets them, and a position has its own way of being published. */
export const ownOfServer: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'changedBy',
  '_order',
  '_status',
])

/** Makes a value comparable: all forms of empty are the same. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : null
  if (!isRecord(value)) return value === '' || value === false || value === undefined ? null : value
  const entries = Object.entries(value).map(([name, each]) => [name, plain(each)] as const)
  const filled = entries
    .filter(([, each]) => each !== null)
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
  return filled.length > 0 ? Object.fromEntries(filled) : null
}

export const isSame = (first: unknown, second: unknown): boolean =>
  JSON.stringify(plain(first)) === JSON.stringify(plain(second))

export type Row = Record<string, unknown> & { id: string }

/** The rows of an array field; `undefined` for anything else. */
export const rowsOf = (value: unknown): Row[] | undefined => {
  const isRow = (each: unknown): each is Row => isRecord(each) && typeof each.id === 'string'
  return Array.isArray(value) && value.every(isRow) ? value : undefined
}

const textOf = (label: unknown, name = '') => (typeof label === 'string' ? label : name)

const rowLabel = (field: PartField, row: Row, index: number) => {
  const kind = textOf(field.labels?.singular, field.name)
  const { heading } = row
  return typeof heading === 'string' && heading ? `${kind} “${heading}”` : `${kind} ${index + 1}`
}

const changedRows = (field: PartField, before: Row[], after: Row[]): Part[] => {
  const partOf = (row: Row, label: string) => ({ key: `${field.name}.${row.id}`, label })
  const find = (rows: Row[], { id }: Row) => rows.find((each) => each.id === id)
  return [
    ...after.map((row, index) =>
      isSame(row, find(before, row)) ? [] : partOf(row, rowLabel(field, row, index)),
    ),
    ...before.map((row, index) =>
      find(after, row) ? [] : partOf(row, `${rowLabel(field, row, index)} (removed)`),
    ),
  ].flat()
}

/** The parts of a document that have changed since `before`. */
export const changedParts = (
  fields: readonly PartField[],
  before: unknown,
  after: unknown,
): Part[] => {
  const old = isRecord(before) ? before : {}
  const now = isRecord(after) ? after : {}
  return fields.flatMap((field): Part[] => {
    const { name, type, label } = field
    if (type === 'ui') return []
    if (name === undefined) return changedParts(field.fields ?? [], before, after)
    if (ownOfServer.has(name) || isSame(old[name], now[name])) return []
    if (type === 'group') {
      const parts = changedParts(field.fields ?? [], old[name], now[name])
      return parts.map((part) => ({ ...part, key: `${name}.${part.key}` }))
    }
    const whole = [{ key: name, label: textOf(label, name) }]
    const rows = rowsOf(now[name] ?? [])
    if (type !== 'array' || !rows) return whole
    const parts = changedRows(field, rowsOf(old[name]) ?? [], rows)
    return parts.length > 0 ? parts : whole
  })
}

/** The names of all fields, in the order of the form. */
const namesOf = (fields: readonly PartField[]): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => [...(name ? [name] : []), ...namesOf(inner)])

/** A text, or the texts of a section or link in the order of the form, which is not the order of all databases. */
export const textOfPart = (fields: readonly PartField[], value: unknown): string => {
  if (!isRecord(value)) return typeof value === 'string' ? value : JSON.stringify(value ?? '')
  const names = namesOf(fields)
  const texts = Object.entries(value).filter(([name]) => name !== 'id')
  return texts
    .toSorted(([first], [second]) => names.indexOf(first) - names.indexOf(second))
    .map(([, text]) => textOfPart(fields, text))
    .join('\n')
}

/** The name of a part whose key and value are known. */
export const labelOfPart = (fields: readonly PartField[], key: string, value: unknown): string => {
  const [first = key] = key.split('.')
  const nested = key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
  const document = rowsOf([value]) ? { [first]: [value] } : nested
  return changedParts(fields, {}, document)[0]?.label ?? key
}
