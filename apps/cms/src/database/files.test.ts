import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
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
  it('makes files that are written later readable by their owner only', async () => {
    const release = await acquireDatabase({ engine: 'sqlite', file: join(folder, 'new/tropa.db') })
    await writeFile(join(folder, 'new/picture.webp'), '')
    expect(await modeOf('new/picture.webp')).toBe(0o600)
    expect(await modeOf('new')).toBe(0o700)
    release()
  })
})
