import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readEnv, type Env } from '../../env'
import { createSigner } from '../../features/audit/entry'
import { verifyTrail } from '../../features/audit/verify'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { newTodo, signIn } from '../../testing/fixtures'
import { newMongodbUrl } from '../../testing/mongodb-url'
import type { Manifest } from './archive'
import { readHead } from './continued-trail'
import { makeBackup, openSnapshot } from './make-backup'
import { restoreArchive } from './restore-archive'

const secret = 'a secret for tests that nobody else uses'
const yes = () => Promise.resolve(true)
const trail = { kind: 'documents', slug: slugs.auditTrail } as const

let tropa: Booted
let folder: string
let archive: string
let manifest: Manifest

const newEnv = async (payloadSecret: string): Promise<Env> => {
  const dataFolder = await mkdtemp(join(folder, 'restored-'))
  const DATABASE_URL =
    inject('engine') === 'mongodb' ? newMongodbUrl() : `file:${join(dataFolder, 'tropa.db')}`
  return { ...readEnv({ DATABASE_URL, PAYLOAD_SECRET: payloadSecret }), dataFolder }
}

const verify = async (env: Env) => {
  const source = await openSnapshot(env)
  try {
    const signer = createSigner(env.payloadSecret ?? '')
    const verified = await verifyTrail(signer, source.read(trail), await readHead(source.read))
    const entries: Record<string, unknown>[] = []
    for await (const entry of source.read(trail)) entries.push(entry)
    return { verified, newest: entries.at(-1) }
  } finally {
    await source.close()
  }
}

beforeAll(async () => {
  tropa = await boot()
  folder = await mkdtemp(join(tmpdir(), 'tropa-audit-'))
  archive = join(folder, 'tropa.tar.gz')
  const token = await signIn(tropa.call, 'ada')
  await tropa.call('POST /api/todo', { token, body: newTodo() })
  manifest = await makeBackup(tropa.env, archive)
})
afterAll(async () => {
  await tropa.stop()
  await rm(folder, { recursive: true })
})

describe('the audit trail', () => {
  it('has its head in the manifest of a backup', async () => {
    const { verified } = await verify(tropa.env)
    expect(verified.problem).toBeUndefined()
    expect(manifest.audit).toEqual({ sequence: verified.sequence, head: verified.head })
  })

  it('goes on with an entry of the restore, which has the head that was replaced', async () => {
    const env = await newEnv(secret)
    await restoreArchive(env, archive, { confirm: yes, acceptForeign: true })
    const first = await verify(env)
    const sequence = (manifest.audit?.sequence ?? 0) + 1
    expect(first.verified).toMatchObject({ sequence, count: sequence })
    expect(first.verified.problem).toBeUndefined()
    expect(first.newest).toMatchObject({
      action: 'restore',
      actor: 'command',
      previousMac: manifest.audit?.head,
    })
    await restoreArchive(env, archive, { confirm: yes, acceptForeign: true })
    const again = await verify(env)
    expect(again.verified.problem).toBeUndefined()
    expect(again.newest).toMatchObject({
      rowId: `replaced ${first.verified.sequence} ${first.verified.head}`,
    })
  })

  it('starts a new chain after the archive of another installation', async () => {
    const env = await newEnv('the secret of another installation')
    await restoreArchive(env, archive, { confirm: yes, acceptForeign: true })
    const { verified } = await verify(env)
    expect(verified).toMatchObject({ foreignTo: manifest.audit?.sequence })
    expect(verified.problem).toBeUndefined()
  })
})
