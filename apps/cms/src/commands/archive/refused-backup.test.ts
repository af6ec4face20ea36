import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { BackupError } from './archive'
import { makeBackup } from './make-backup'

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
  const failureOf = async (file: string) => {
    const error: unknown = await makeBackup(tropa.env, file).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(BackupError)
    const folders = [tropa.env.dataFolder, folder, dirname(file)]
    const names = await Promise.all(folders.map((each) => readdir(each).catch(() => [])))
    expect(names.flat().filter((name) => /\.snapshot-|\.part$/.test(name))).toEqual([])
    return error instanceof Error ? error.message : ''
  }

  it('names a folder that does not exist', async () => {
    const file = join(await newFolder(), 'missing', 'tropa.tar.gz')
    const failure = await failureOf(file)
    expect(failure).toContain(`${file} cannot be written (ENOENT: no such file or directory`)
    expect(failure).toContain('Name another file.')
  })

  it('names a folder that is a file', async () => {
    const notes = join(await newFolder(), 'notes.txt')
    await writeFile(notes, '')
    expect(await failureOf(join(notes, 'tropa.tar.gz'))).toContain('ENOTDIR: not a directory')
  })

  it('overwrites neither a file nor a folder', async () => {
    const file = join(await newFolder(), 'tropa.tar.gz')
    await mkdir(file)
    expect(await failureOf(file)).toBe(`${file} is there already. Name another file.`)
  })

  it.runIf(process.platform === 'linux')('names a folder that takes no files', async () => {
    await newFolder()
    expect(await failureOf('/sys/tropa.tar.gz')).toContain('/sys/tropa.tar.gz cannot be written')
  })
})
