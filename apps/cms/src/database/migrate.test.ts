import { randomUUID } from 'node:crypto'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import type { Payload } from 'payload'
import { expect, inject, it, vi } from 'vitest'
import type { Env } from '../env'
import { visibleError } from '../payload/hooks/visible-error'
import { createLogger } from '../server/logger'
import { startPayload } from '../start/start-payload'
import { bootUpgraded } from '../testing/boot'
import { fillDatabase, restore } from '../testing/from-c9d3b66/fixture'
import { requireMongodb } from './engine'
import { migrations } from './migrations'
import { databaseOf, migrationCollection } from './mongodb/side-collections'
import { acquireDatabase } from './open'

const onMongodb = inject('engine') === 'mongodb'

it.runIf(!onMongodb)(
  'A database from before commit c9d3b66 is refused with a sentence that says what to do',
  async () => {
    const fillOlder = async (env: Env) => {
      await fillDatabase(env)
      if (env.database.engine !== 'sqlite') return
      const client = createClient({ url: `file:${env.database.file}` })
      await client.execute("DELETE FROM payload_migrations WHERE name LIKE '%_one_calendar'")
      client.close()
    }
    await expect(bootUpgraded(fillOlder)).rejects.toThrow(
      'DATABASE_URL names a database from before commit c9d3b66: start that commit on it once, then this one.',
    )
  },
)

it('A start that migrates leaves the log as it was, which tells refusals from errors', async () => {
  const { payload, stop } = await bootUpgraded(fillDatabase)
  const info = vi.spyOn(payload.logger, 'info')
  payload.logger.error({ err: visibleError('No.') })
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'a request was refused')
  await stop()
})

const later = '29991231_235959_later'

const newer = 'DATABASE_URL names a database that a newer Tropa has changed.'

it.runIf(!onMongodb)(
  'An embedded database that a newer version has changed is refused in one sentence',
  async () => {
    const fillNewer = async (env: Env) => {
      await fillDatabase(env)
      if (env.database.engine !== 'sqlite') return
      const client = createClient({ url: `file:${env.database.file}` })
      await client.execute({
        sql: 'INSERT INTO payload_migrations (id, name, batch) VALUES (?, ?, 1)',
        args: [later, later],
      })
      client.close()
    }
    await expect(bootUpgraded(fillNewer)).rejects.toThrow(newer)
  },
)

/** Records that a newer version was here. */
const recordLater = async ({ database }: Env) => {
  if (database.engine === 'sqlite') return
  const client = new MongoClient(database.url)
  await migrationCollection(client.db()).insertOne({ name: later })
  await client.close()
}

it.runIf(onMongodb)(
  'Two instances that start at once on a MongoDB of commit c9d3b66 upgrade it once',
  async () => {
    const starts: Promise<Payload>[] = []
    const tropa = await bootUpgraded(async (env) => {
      await fillDatabase(env)
      const refuseSeed = () => expect.unreachable()
      starts.push(startPayload(env, createLogger('silent'), refuseSeed, { instance: randomUUID() }))
    })
    for (const other of await Promise.all(starts)) await other.destroy()
    const { payload, stop } = tropa
    const { docs } = await payload.find({
      collection: 'payload-migrations',
      sort: 'name',
      limit: 0,
    })
    expect(docs.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
    await stop()
  },
)

it.runIf(onMongodb)(
  'A MongoDB that a newer version has changed is refused in one sentence, also during the start',
  async () => {
    const acquire = async (env: Env) => {
      await recordLater(env)
      await expect(acquireDatabase(env.database)).rejects.toThrow(newer)
    }
    await expect(bootUpgraded(acquire)).rejects.toThrow(newer)
  },
)

it.runIf(onMongodb)(
  'An older version restores its archive over what a newer one has changed, and starts on it',
  async () => {
    const tropa = await bootUpgraded(async (env) => {
      await recordLater(env)
      await restore('mongodb')(env)
    })
    const names = await migrationCollection(databaseOf(requireMongodb(tropa.payload.db))).distinct(
      'name',
    )
    expect(names).not.toContain(later)
    await tropa.stop()
  },
)
