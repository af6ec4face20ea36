import type { AnyContractProcedure } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import * as z from 'zod/mini'

/** Every call of a contract, however deep it stands. */
export const callsOf = (router: object): AnyContractProcedure[] =>
  Object.values(router).flatMap((value: unknown) => {
    if (isContractProcedure(value)) return [value]
    return typeof value === 'object' && value !== null ? callsOf(value) : []
  })

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
}

/** What the documentation says of a schema, as JSON Schema. */
export const documented = (schema: unknown, io: 'input' | 'output') =>
  z.toJSONSchema(schema as z.core.$ZodType, { io }) as JsonSchema

const listOf = (items: JsonSchema, length: string) => {
  const item = notation(items)
  return item === '' ? `${items.type ?? 'unknown'}[${length}]` : `[${item}]`
}

/** A shape as the contract writes it: `{total, names: string[], rows: [{_id, name?}]}`. */
export const notation = (schema: JsonSchema): string => {
  if (schema.items) {
    const isFixed = schema.minItems !== undefined && schema.minItems === schema.maxItems
    return listOf(schema.items, isFixed ? String(schema.minItems) : '')
  }
  if (!schema.properties) return ''
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const inner = notation(field)
    return `${name}${schema.required?.includes(name) ? '' : '?'}${inner && `: ${inner}`}`
  })
  return `{${fields.join(', ')}}`
}
