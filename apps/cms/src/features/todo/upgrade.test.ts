import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMongodb, requireSqlite } from '../../database/engine'
import { migrations } from '../../database/migrations'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { newTodo, signIn } from '../../testing/fixtures'
import { versionAcknowledgements } from './upgrade-mongodb'

let tropa: Booted
let admin: string
let user: string
let id: string

const sinceVersions = migrations.slice(
  migrations.findIndex(({ name }) => name.endsWith('_changes')),
)

const collectionsOf = ({ db }: Booted['payload']) => {
  if (!isMongodb(db)) throw new Error('This is for MongoDB.')
  const { [slugs.acknowledgements]: acknowledgements, [slugs.todos]: todos } = db.collections
  if (!acknowledgements || !todos) throw new Error('There are no such collections.')
  return { acknowledgements: acknowledgements.collection, todos: todos.collection }
}

/** Makes a MongoDB one of before versions, and upgrades it. */
const upgradeMongodb = async ({ payload }: Booted) => {
  const { acknowledgements, todos } = collectionsOf(payload)
  await acknowledgements.updateMany({}, { $unset: { version: '' } })
  await acknowledgements.createIndex({ todo: 1, memberId: 1 }, { unique: true })
  const $unset = { version: '', askedVersion: '', changedAt: '' }
  await todos.updateMany({}, { $unset })
  if (isMongodb(payload.db)) await versionAcknowledgements(payload.db)
}

/** The same for the embedded database. */
const upgradeSqlite = async ({ payload: { db } }: Booted) => {
  const args = { db: requireSqlite(db).drizzle } as Parameters<(typeof sinceVersions)[0]['up']>[0]
  for (const { down } of sinceVersions.toReversed()) await down(args)
  for (const { up } of sinceVersions) await up(args)
}

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  admin = await signIn(tropa.call, 'ada')
  user = await signIn(tropa.call, 'ben')
  id = (await tropa.call('POST /api/todo', { token: admin, body: newTodo() })).body.data._id
  await tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token: user })
  await (isMongodb(tropa.payload.db) ? upgradeMongodb : upgradeSqlite)(tropa)
})
afterAll(() => tropa.stop())

const changes = async () => (await tropa.call(`GET /api/todo/${id}/changes`, { token: user })).body

const listed = async () => {
  const { body } = await tropa.call('GET /api/todo', { token: user })
  return body.find(({ _id }) => _id === id)
}

const byBen = { acknowledgedBy: [{ username: 'ben' }] }

describe('a to-do of before versions', () => {
  it('is in its first version, of which its acknowledgements are', async () => {
    expect(await listed()).toMatchObject({ version: 1, ...byBen, acknowledgedBefore: [] })
    expect(await changes()).toEqual({
      version: 1,
      acknowledgedVersion: 1,
      changedAt: null,
      changes: [],
    })
  })

  it('can be edited and acknowledged again', async () => {
    const body = { ...newTodo({ title: 'Upgraded' }), version: 1, askAgain: true }
    const { status } = await tropa.call(`PATCH /api/todo/${id}`, { token: admin, body })
    expect(status).toBe(200)
    expect(await listed()).toMatchObject({
      version: 2,
      acknowledgedBy: [],
      acknowledgedBefore: [expect.any(String)],
    })
    expect(await changes()).toMatchObject({
      version: 2,
      changes: [{ field: 'title', before: 'Write the report', after: 'Upgraded' }],
    })
    const again = { token: user, body: { version: 2 } }
    expect((await tropa.call(`PATCH /api/todo/${id}/acknowledge`, again)).status).toBe(200)
    expect(await listed()).toMatchObject({ version: 2, ...byBen, acknowledgedBefore: [] })
  })
})
