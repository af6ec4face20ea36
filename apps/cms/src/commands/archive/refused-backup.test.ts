import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { requireSqlite } from '../../database/engine'
import type { Env } from '../../env'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { BackupError } from './archive'
import { makeBackup } from './make-backup'
import { checkArchive } from './read-archive'

const isSqlite = inject('engine') === 'sqlite'

/** Mounts a disk of so many bytes. */
const mountDisk = (folder: string, bytes: number) => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], {
    stdio: 'ignore',
  })
}

/** Only root may mount, and in most containers not even root. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'tropa-disk-'))
  try {
    mountDisk(folder, 4096)
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
})()

describe('a backup that cannot be written', () => {
  let tropa: Booted
  let folder: string

  beforeAll(async () => {
    tropa = await boot()
  })
  afterAll(() => tropa.stop())

  const newFolder = async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-refused-'))
    return folder
  }
  afterEach(() => rm(folder, { recursive: true }))

  /** What a failure says. It must leave nothing: neither a copy of the database nor a part of the archive. */
  const failureOf = async (file: string, env: Env = tropa.env) => {
    const error: unknown = await makeBackup(env, file).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(BackupError)
    const folders = [env.dataFolder, folder, dirname(file)]
    const names = await Promise.all(folders.map((each) => readdir(each).catch(() => [])))
    expect(names.flat().filter((name) => /\.snapshot-|\.part$/.test(name))).toEqual([])
    return error instanceof Error ? error.message : ''
  }

  it('names a folder that does not exist', async () => {
    const file = join(await newFolder(), 'missing', 'tropa.tar.gz')
    expect(await failureOf(file)).toBe(
      `There is no folder ${dirname(file)}. Create it, or name another file.`,
    )
  })

  it('names a folder that is a file', async () => {
    const notes = join(await newFolder(), 'notes.txt')
    await writeFile(notes, '')
    expect(await failureOf(join(notes, 'tropa.tar.gz'))).toBe(
      `${notes} is no folder. Name another file.`,
    )
  })

  it('overwrites neither a file nor a folder', async () => {
    const file = join(await newFolder(), 'tropa.tar.gz')
    await mkdir(file)
    expect(await failureOf(file)).toBe(`${file} is there already. Name another file.`)
  })

  it.runIf(process.platform === 'linux')('names a folder that takes no files', async () => {
    await newFolder()
    expect(await failureOf('/sys/tropa.tar.gz')).toBe(
      '/sys does not let this user write into it. Name another file.',
    )
  })

  const onDisk = async (bytes: number, use: (disk: string) => Promise<void>) => {
    const disk = join(await newFolder(), 'disk')
    await mkdir(disk)
    mountDisk(disk, bytes)
    try {
      await use(disk)
    } finally {
      // Lazily: the database in it may still be open.
      execFileSync('umount', ['--lazy', disk])
    }
  }

  it.runIf(canMount)('names the full disk of the archive', async () => {
    // More than fits into the buffers, so that the disk is full while the database is still being read.
    for (const number of Array.from({ length: 40 }).keys()) {
      const description = `${number} ${randomBytes(20_000).toString('base64')}`
      const data = { username: 'ada', action: 'LOGIN', description }
      await tropa.payload.db.create({ collection: slugs.activityLogs, data })
    }
    await onDisk(100_000, async (disk) => {
      expect(await failureOf(join(disk, 'tropa.tar.gz'))).toBe(
        `The disk of ${disk} is full. Free some space, or name a file on another disk.`,
      )
    })
  })

  it.runIf(canMount && isSqlite)('names the full disk of the database', () =>
    onDisk(32_000_000, async (disk) => {
      const file = join(disk, 'tropa.db')
      const { client } = requireSqlite(tropa.payload.db)
      await client.execute({ sql: 'VACUUM INTO ?', args: [file] })
      // What SQLite writes beside an open database has space, a copy of it has not.
      const { bavail, bsize } = await statfs(disk)
      await writeFile(join(disk, 'rest'), Buffer.alloc(bavail * bsize - 200_000))
      const env: Env = { ...tropa.env, database: { engine: 'sqlite', file }, dataFolder: disk }
      expect(await failureOf(join(folder, 'tropa.tar.gz'), env)).toBe(
        `The disk of ${disk} is full: the database is copied there first. Free as much space as ${file} takes.`,
      )
    }),
  )
})

describe('an archive that is not there', () => {
  it('is named when it is restored', async () => {
    const file = join(tmpdir(), 'tropa-missing.tar.gz')
    await expect(checkArchive(file)).rejects.toThrow(
      `${file} is no archive that can be read (ENOENT: no such file or directory, open '${file}').`,
    )
  })
})
