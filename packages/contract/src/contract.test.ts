import type { ErrorMap } from '@orpc/contract'
import { describe, expect, it } from 'vitest'
import { contract, maxBodyBytes } from './contract'
import { errorCodes } from './errors'
import { isRecord } from './is-record'
import type { Access } from './procedure-builders'
import { listProcedures } from './list-procedures'
import { inputs, table } from './testing/contract-tables'
import { jsonSchemaOf, notation } from './testing/json-schema'

const procedures = listProcedures(contract).map(({ method, path, access, procedure }) => {
  const { route, inputSchema, outputSchema, errorMap } = procedure['~orpc']
  return {
    name: `${method} ${path}`,
    access,
    status: route.successStatus ?? 200,
    inputStructure: route.inputStructure ?? 'compact',
    summary: route.summary,
    inputSchema,
    outputSchema,
    errorMap: errorMap as ErrorMap,
  }
})

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

describe('contract', () => {
  it('has exactly the procedures of the table, with their access and status', () => {
    const declared = procedures.map(({ name, access, status }) => ({ name, access, status }))
    const written = table.map(([name, access, status]) => ({ name, access, status }))
    expect(declared.toSorted(byName)).toEqual(written.toSorted(byName))
  })

  it.each(table)('%s returns exactly the fields of the table', (name, _access, _status, output) => {
    const procedure = procedures.find((each) => each.name === name)
    expect(notation(jsonSchemaOf(procedure?.outputSchema, 'output'))).toBe(output)
  })

  it('takes exactly the fields of the table', () => {
    const declared = procedures
      .filter(({ inputSchema }) => inputSchema !== undefined)
      .map(({ name, inputSchema }) => [name, notation(jsonSchemaOf(inputSchema, 'input'))])
    expect(Object.fromEntries(declared)).toEqual(inputs)
  })

  it('takes the id of a document from the path only', () => {
    for (const { name, inputStructure } of procedures) {
      expect([name, inputStructure]).toEqual([name, name.includes('{id}') ? 'detailed' : 'compact'])
    }
  })

  it('has a summary for each procedure', () => {
    for (const { summary } of procedures) expect(summary).toMatch(/^[A-Z].+[^.]$/)
  })

  it('limits request bodies to 100 kB', () => expect(maxBodyBytes).toBe(100_000))
})

describe('errors of a procedure', () => {
  const limited = [
    'POST /user/login',
    'POST /user/forgot-password',
    'POST /user/change-password',
    'PUT /user/contact',
    'POST /user/contact/confirm',
    'POST /user/second-factor',
    'POST /user/second-factor/confirm',
    'DELETE /user/second-factor',
    'POST /activitylog',
    'POST /contact',
    'POST /todo/{id}/remind',
  ]

  const conflicting = [
    'PATCH /members/{id}',
    'POST /members/{id}/invite',
    'DELETE /members/{id}',
    'PATCH /todo/{id}',
    'PATCH /todo/{id}/acknowledge',
    'POST /rules/acknowledge',
    'DELETE /meetings/{id}',
    'PUT /rollcall/{kind}/{id}',
    'POST /rollcall/{kind}/{id}/close',
    'POST /excuses',
    'PATCH /excuses/{id}',
    'POST /records/{id}/dispute',
    'PUT /records/{id}',
    'DELETE /records/{id}',
    'PUT /records/{id}/member',
    'PATCH /records/{id}',
  ]

  /** Open to members who have to set up their second factor first. */
  const open = [
    'POST /user/logout',
    'GET /user/second-factor',
    'POST /user/second-factor',
    'POST /user/second-factor/confirm',
  ]

  const expectedStatuses = (name: string, access: Access) => [
    400,
    ...(access !== 'anyone' || name === 'POST /user/login' ? [401] : []),
    ...(access !== 'anyone' && !open.includes(name) ? [403] : []),
    ...(/\{id\}|contact\/confirm|POST \/user\/forgot|calendar\/day|POST \/excuses/.test(name)
      ? [404]
      : []),
    ...(conflicting.includes(name) ? [409] : []),
    413,
    ...(limited.includes(name) ? [429] : []),
    500,
    503,
  ]

  it.each(procedures)(
    '$name declares the errors of its access and input',
    ({ name, access, errorMap }) => {
      const statuses = Object.values(errorMap).map((error) => error?.status ?? 0)
      expect(statuses.toSorted((a, b) => a - b)).toEqual(expectedStatuses(name, access))
    },
  )

  it.each(procedures)('$name declares each error with its status and a message', ({ errorMap }) => {
    for (const [code, error] of Object.entries(errorMap)) {
      expect(error?.status).toBe(errorCodes[code as keyof typeof errorCodes].status)
      expect(error?.message).toMatch(/\w/)
    }
  })
})

describe('JSON Schema of the contract', () => {
  const texts = {
    'POST /user/login': { username: 64, password: 128 },
    'POST /user/forgot-password': { username: 64 },
    'POST /user/change-password': { currentPassword: 128, newPassword: 128 },
    'POST /user/second-factor': { currentPassword: 128 },
    'POST /user/second-factor/confirm': { code: 64 },
    'DELETE /user/second-factor': { currentPassword: 128, code: 64 },
    'POST /members': { username: 64 },
    'POST /activitylog': { description: 500 },
    'POST /contact': { name: 100, category: 100, email: 254, desc: 1000 },
    'POST /todo': { title: 120, desc: 1000 },
    'POST /records': { name: 100, violation: 120, status: 120 },
    'POST /meetings': { title: 120 },
    'POST /excuses': { reason: 500 },
  }

  const fieldOf = (name: string, field: string) =>
    jsonSchemaOf(procedures.find((procedure) => procedure.name === name)?.inputSchema, 'input')
      .properties?.[field]

  it('has the largest length of every text', () => {
    for (const [name, fields] of Object.entries(texts)) {
      for (const [field, maxLength] of Object.entries(fields)) {
        expect(fieldOf(name, field)).toMatchObject({ type: 'string', minLength: 1, maxLength })
      }
    }
  })

  it('has no largest length of a token, which is worthless like any other', () => {
    const token = fieldOf('POST /user/contact/confirm', 'token')
    expect(token).toEqual({ type: 'string', minLength: 1 })
  })

  it('describes the numbers of a query as integers', () => {
    for (const name of ['GET /activitylog', 'GET /records']) {
      expect(fieldOf(name, 'page')).toMatchObject({ type: 'integer', minimum: 1 })
      expect(fieldOf(name, 'limit')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 })
      expect(fieldOf(name, 'search')).toMatchObject({ type: 'string', maxLength: 200 })
    }
    expect(fieldOf('GET /search', 'q')).toMatchObject({ type: 'string', maxLength: 200 })
    expect(fieldOf('GET /calendar', 'year')).toMatchObject({ type: 'integer', minimum: 1000 })
  })

  it('has a pattern for dates', () => {
    for (const [name, field] of [
      ['POST /todo', 'deadline'],
      ['POST /records', 'date'],
      ['POST /meetings', 'startsAt'],
      ['GET /calendar/day', 'date'],
    ] as const) {
      const { pattern = '' } = fieldOf(name, field) as { pattern?: string }
      expect('2026-08-17').toMatch(new RegExp(pattern, 'u'))
      for (const other of ['17/08/2026', ' 2026-08-17', '2026-08-17 ']) {
        expect(other).not.toMatch(new RegExp(pattern, 'u'))
      }
    }
  })

  it('has a type for every field', () => {
    const untyped = (schema: object): boolean =>
      Object.keys(schema).length === 0 ||
      Object.values(schema).some(
        (value: unknown) => isRecord(value) && !Array.isArray(value) && untyped(value),
      )
    for (const { name, inputSchema, outputSchema } of procedures) {
      const schemas = [jsonSchemaOf(outputSchema, 'output')]
      if (inputSchema) schemas.push(jsonSchemaOf(inputSchema, 'input'))
      expect([name, schemas.map(untyped)]).toEqual([name, schemas.map(() => false)])
    }
  })
})
