import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeBackup } from '../commands/archive/write-archive'
import { readEnv, type Env } from '../env'
import { createLogger } from '../server/logger'
import { startPayload } from '../start/start-payload'

/** Left by a start that is killed right after creating the file: a header and no table. */
const header = 4096

describe.runIf(inject('engine') === 'sqlite').each([0, header])(
  'a database file of %d bytes',
  (size) => {
    let folder: string
    let env: Env

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tropa-lost-'))
      const file = join(folder, 'tropa.db')
      env = readEnv({ DATABASE_URL: `file:${file}` })
      await writeFile(file, Buffer.alloc(size))
      await mkdir(join(folder, 'media'))
      await writeFile(join(folder, 'media/portrait.webp'), 'a picture')
    })
    afterAll(() => rm(folder, { recursive: true }))

    const start = () =>
      startPayload(env, createLogger('silent'), () => undefined, { instance: randomUUID() })

    it('is not a new team if pictures are beside it: the start says how to restore or begin again', async () => {
      await expect(start()).rejects.toThrow(
        `${join(folder, 'tropa.db')} is empty, but there are pictures beside it: restore a backup with npm run restore -- FILE --yes, or delete it to begin again.`,
      )
      expect((await stat(join(folder, 'tropa.db'))).size).toBe(size)
    })

    it('is not backed up as if it were whole', async () => {
      await expect(makeBackup(env, join(folder, 'empty.tar.gz'))).rejects.toThrow('is empty')
    })

    it('begins again once it is deleted', async () => {
      await rm(join(folder, 'tropa.db'))
      await (await start()).destroy()
    })
  },
)
