import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readEnv } from '../../env'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { newMongodbUrl } from '../../testing/mongodb-url'
import { openRollCalls } from '../../testing/roll-calls'
import { makeBackup } from './make-backup'
import { openPayload } from './open-source'
import { restoreArchive } from './restore-archive'

const judged = [
  slugs.meetings,
  slugs.rollCalls,
  slugs.excuses,
  slugs.limitNotices,
  slugs.records,
] as const

const engines = (['sqlite', 'mongodb'] as const).filter(
  (engine) => engine === 'sqlite' || inject('mongodbUrl') !== '',
)

let tropa: Booted
let folder: string
let archive: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-judged-'))
  archive = join(folder, 'tropa.tar.gz')
  tropa = await boot()
  const calls = await openRollCalls(tropa)
  const path = await calls.meeting()
  await calls.excuse(path, 'ella', 'accepted')
  await calls.put(path, [calls.mark('carla', 'late', 12), calls.mark('dan', 'absent')])
  await calls.close(path)
  await calls.put(await calls.todo(), [calls.mark('dan', 'missed')])
  const notice = { memberId: calls.idOf('carla'), limit: 'warnings', allowed: 3 }
  await tropa.payload.create({ collection: slugs.limitNotices, data: notice })
  await makeBackup(tropa.env, archive)
})
afterAll(async () => {
  await tropa.stop()
  await rm(folder, { recursive: true })
})

/** Everything, also what nobody may read. The engines differ in whether a field is empty or missing. */
const readJudged = async (payload: Payload) => {
  const all: Record<string, unknown> = {}
  for (const collection of judged) {
    const { docs } = await payload.find({
      collection,
      showHiddenFields: true,
      sort: 'id',
      depth: 0,
    })
    all[collection] = JSON.parse(JSON.stringify(docs), (_, value: unknown) => value ?? undefined)
  }
  return all
}

describe('a backup of roll calls', () => {
  it.each(engines)('has every fact when it is restored into %s', async (engine) => {
    const home = await mkdtemp(join(folder, 'restored-'))
    const DATABASE_URL = engine === 'mongodb' ? newMongodbUrl() : `file:${join(home, 'tropa.db')}`
    const PAYLOAD_SECRET = 'a secret for tests that nobody else uses'
    const env = { ...readEnv({ DATABASE_URL, PAYLOAD_SECRET }), dataFolder: home }
    await restoreArchive(env, archive, () => Promise.resolve(true))
    const payload = await openPayload(env, env.database)
    const restored = await readJudged(payload)
    await payload.destroy()
    expect(restored).toEqual(await readJudged(tropa.payload))
    expect(restored).toMatchObject({
      [slugs.meetings]: [{ closedAt: expect.any(String) }],
      [slugs.rollCalls]: [{ rows: { length: 3 } }, { marks: { length: 1 } }],
      [slugs.excuses]: [{ state: 'accepted', reason: 'Ill.' }],
      [slugs.limitNotices]: [{ limit: 'warnings' }],
      [slugs.records]: [
        { fee: 50, numbers: { veryLateTo: 30 }, member: expect.any(String) },
        { fee: 100, counts: 'absence', state: 'open' },
      ],
    })
  })
})
