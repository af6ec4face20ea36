import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acquireDatabase } from './open'

let folder: string
let umask: number

beforeEach(async () => {
  umask = process.umask(0o022)
  folder = await mkdtemp(join(tmpdir(), 'tropa-files-'))
})
afterEach(async () => {
  process.umask(umask)
  await rm(folder, { recursive: true })
})

const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777

describe('acquireDatabase', () => {
  it('makes the files of an existing database readable by their owner only', async () => {
    for (const name of ['tropa.db', 'tropa.db-wal', 'tropa.db-shm']) {
      await writeFile(join(folder, name), '')
      await chmod(join(folder, name), 0o644)
    }
    const release = await acquireDatabase({ engine: 'sqlite', file: join(folder, 'tropa.db') })
    for (const name of ['tropa.db', 'tropa.db-wal', 'tropa.db-shm']) {
      expect(await modeOf(name), name).toBe(0o600)
    }
    release()
  })

  it('makes files that are written later readable by their owner only', async () => {
    const release = await acquireDatabase({ engine: 'sqlite', file: join(folder, 'new/tropa.db') })
    await writeFile(join(folder, 'new/picture.webp'), '')
    expect(await modeOf('new/picture.webp')).toBe(0o600)
    expect(await modeOf('new')).toBe(0o700)
    release()
  })
})
