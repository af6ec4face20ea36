import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileNamesOf } from '../../features/media/hooks'
import { pictureStoreOf } from '../../database/pictures'
import type { Env } from '../../env'
import { booted, type Booted } from '../../testing/boot'
import { makeBackup } from './write-archive'
import { restoreArchive } from './restore-archive'

const tropa = booted()
let folder: string
let archive: string
let names: string[]

const withoutMissing = { mayReplace: true, withoutMissing: true }

/** Another database beside the same pictures, if the running product would hold it. */
const target = ({ env }: Booted): Env =>
  env.database.engine === 'mongodb'
    ? env
    : { ...env, database: { engine: 'sqlite', file: join(folder, 'other.db') } }

/** The archive without its pictures; `isOld`: as an earlier version wrote it, without a count. */
const strip = async (isOld: boolean) => {
  const [unpacked, tar] = [extract(), pack()]
  Readable.from([gunzipSync(await readFile(archive))]).pipe(unpacked)
  for await (const entry of unpacked) {
    const { name } = entry.header
    const content = (await buffer(entry)).toString()
    if (name.startsWith('media/')) continue
    tar.entry({ name }, isOld ? content.replace(/ "pictures": \d+,\n/, '') : content)
  }
  tar.finalize()
  const file = join(folder, 'stripped.tar.gz')
  await writeFile(file, gzipSync(await buffer(tar)))
  return file
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-missing-'))
  archive = join(folder, 'tropa.tar.gz')
  const background = '#aa5500'
  const data = await sharp({ create: { width: 500, height: 500, channels: 3, background } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'tile.png', size: data.length }
  const picture = await tropa.payload.create({ collection: 'media', data: { alt: 'A' }, file })
  names = fileNamesOf(picture)
  expect(names).toHaveLength(3)
  await makeBackup(tropa.env, archive)
})
afterAll(() => rm(folder, { recursive: true }))

it.each([true, false])(
  'a restore says which pictures an archive lacks, and changes nothing; counted: not %s',
  async (isOld) => {
    const file = await strip(isOld)
    const refused = restoreArchive(target(tropa), file, { mayReplace: true })
    await expect(refused).rejects.toThrow(/--without-missing/)
    for (const name of names) await expect(refused).rejects.toThrow(name)
  },
)

it('a backup takes only pictures, and says which one is missing', async () => {
  const store = pictureStoreOf(tropa.payload)
  const [name = ''] = names
  const whole = await buffer(store.read(name))
  await store.write(name, Readable.from([Buffer.from('lost')]))
  const manifest = await makeBackup(tropa.env, join(folder, 'damaged.tar.gz'))
  expect([manifest.missing, manifest.pictures]).toEqual([[name], 2])
  await store.write(name, Readable.from([whole]))
})

it('a restore without the missing pictures keeps those that are there already', async () => {
  const store = pictureStoreOf(tropa.payload)
  const [lost = '', ...kept] = names
  await store.remove(lost)
  await store.write('another.webp', Readable.from(['x']))
  const { missing } = await restoreArchive(target(tropa), await strip(false), withoutMissing)
  expect(missing).toEqual(names)
  expect((await store.names()).sort()).toEqual(kept.sort())
})
