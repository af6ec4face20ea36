import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './contract'
import { isRecord } from './base/is-record'
import { listProcedures } from './list-procedures'

const procedures = listProcedures(contract).map(({ method, path, access, procedure }) => ({
  name: `${method} ${path}`,
  path,
  access,
  ...procedure['~orpc'],
}))

const isUntyped = (schema: object): boolean =>
  Object.keys(schema).length === 0 ||
  Object.values(schema).some(
    (value: unknown) => isRecord(value) && !Array.isArray(value) && isUntyped(value),
  )

const jsonSchemaOf = (schema: unknown, io: 'input' | 'output'): object =>
  z.toJSONSchema(schema as z.core.$ZodType, { io })

describe('each procedure of the contract', () => {
  it.each(procedures)('$name takes an id from its path only', ({ path, route }) => {
    expect(route.inputStructure === 'detailed').toBe(path.includes('{id}'))
  })

  it.each(procedures)('$name has a summary', ({ route }) => {
    expect(route.summary).toMatch(/^[A-Z].+[^.]$/)
  })

  it.each(procedures)('$name declares the errors of its access and its path', (procedure) => {
    const { name, path, access, errorMap } = procedure
    const declares = (code: string) => Object.hasOwn(errorMap as object, code)
    expect(declares('UNAUTHORIZED')).toBe(access !== 'anyone' || name === 'POST /user/login')
    const namesOne = path.includes('{') || name === 'POST /excuses'
    if (namesOne) expect(declares('NOT_FOUND')).toBe(true)
  })

  it.each(procedures)('$name describes the type of every field', (procedure) => {
    const { inputSchema, outputSchema } = procedure
    if (inputSchema) expect(isUntyped(jsonSchemaOf(inputSchema, 'input'))).toBe(false)
    expect(isUntyped(jsonSchemaOf(outputSchema, 'output'))).toBe(false)
  })
})
