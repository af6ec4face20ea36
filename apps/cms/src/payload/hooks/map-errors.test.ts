import { versionMessages } from '@tropa/contract/panel/versions'
import { Locked } from 'payload'
import { expect, it } from 'vitest'
import { chosenGone, mapError } from './map-errors'

type Input = Parameters<typeof mapError>[0]

const statusOf = async (error: Error, method: string) => {
  const req = { method, query: { where: {} } } as unknown as Input['req']
  return (await mapError({ error, req } as Input))?.status
}

const fromSqlite = (code: string, message: string) =>
  new Error('Failed query: select …', { cause: Object.assign(new Error(message), { code }) })

const nothing = new TypeError("Cannot read properties of undefined (reading 'id')")

it.each([
  ['a damaged file', fromSqlite('SQLITE_CORRUPT', 'database disk image is malformed')],
  ['a file that is no database', fromSqlite('SQLITE_NOTADB', 'file is not a database')],
  ['a missing table', fromSqlite('SQLITE_ERROR', 'SQLITE_ERROR: no such table: team')],
  ['a fault of the code', nothing],
])('%s stays an error of the server, whatever the request', async (_case, error) => {
  expect([await statusOf(error, 'GET'), await statusOf(error, 'PATCH')]).toEqual([
    undefined,
    undefined,
  ])
})

it.each([
  ['SQLite', fromSqlite('SQLITE_ERROR', 'Expression tree is too large (maximum depth 1000)')],
  ['mongoose', new Error("Can't use $near")],
  ['Payload', new TypeError('adapter.operators[queryOperator] is not a function')],
])(
  'a filter that %s cannot apply is refused, of a read and of a write',
  async (_library, error) => {
    expect([await statusOf(error, 'GET'), await statusOf(error, 'DELETE')]).toEqual([400, 400])
  },
)

it('a mismatch is a bad request if it is a read, and a server error if it is a write', async () => {
  const error = fromSqlite('SQLITE_MISMATCH', 'datatype mismatch')
  expect([await statusOf(error, 'GET'), await statusOf(error, 'PATCH')]).toEqual([400, undefined])
})

it.each([
  [
    'a choice that was deleted in the meantime',
    fromSqlite('SQLITE_CONSTRAINT_FOREIGNKEY', 'FOREIGN KEY constraint failed'),
    { status: 400, message: chosenGone },
  ],
  [
    'a document that somebody else is editing',
    new Locked('Document with ID 6b0d is currently locked by another user.'),
    { status: 423, message: versionMessages.locked },
  ],
])('%s is refused with a sentence', async (_case, error, { status, message }) => {
  const req = { method: 'PATCH', query: {} } as unknown as Input['req']
  const response = { errors: [{ message }] }
  expect(await mapError({ error, req } as Input)).toEqual({ status, response })
})
