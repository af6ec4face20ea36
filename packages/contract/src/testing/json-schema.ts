import * as z from 'zod/mini'

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  anyOf?: JsonSchema[]
}

/** The JSON Schema that the OpenAPI document contains. */
export const jsonSchemaOf = (schema: unknown, io: 'input' | 'output') =>
  z.toJSONSchema(schema as z.core.$ZodType, { io }) as JsonSchema

const listOf = (items: JsonSchema, length: string) => {
  const item = notation(items)
  return item === '' ? `${items.type ?? 'unknown'}[${length}]` : `[${item}]`
}

/** A schema in the short notation of the contract: `{total, names: string[], rows: [{_id, name?}]}`; null is left out. */
export const notation = (schema: JsonSchema): string => {
  const orNull = schema.anyOf?.find(({ type }) => type !== 'null')
  if (orNull) return notation(orNull)
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
