import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack, type Headers } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newestMigration } from '../../database/migrate'
import { boot, type Booted } from '../../testing/boot'
import { checkArchive } from './read-archive'
import { restoreArchive } from './restore-archive'

let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-bad-'))
  file = join(folder, 'bad.tar.gz')
})
afterAll(() => rm(folder, { recursive: true }))

const members = 'documents/members/000001.ndjson'
const media = `documents/media/000001.ndjson`

const manifest = (documents: Record<string, number>, more: object = {}) =>
  JSON.stringify({
    format: 1,
    product: 'tropa',
    version: '1',
    schema: newestMigration,
    engine: 'sqlite',
    createdAt: '2026-11-25T00:00:00.000Z',
    documents,
    missing: [],
    ...more,
  })

type Entry = [name: string, content: string | Buffer, header?: Partial<Headers>]

const write = async (...entries: Entry[]) => {
  const tar = pack()
  for (const [name, content, header] of entries) tar.entry({ name, ...header }, content)
  tar.finalize()
  await writeFile(file, gzipSync(await buffer(tar)))
}

const page = '<script>alert(1)</script>'

const named = (filename: string) => JSON.stringify({ id: '1', sizes: { square: { filename } } })

const cases: [string, Entry[], RegExp][] = [
  ['has a file of more than 25 MB', [[members, Buffer.alloc(25_000_001)]], /more than 25 MB/],
  ['has a page among its pictures', [['media/evil.html', page]], /else than it should: media.evil/],
  ['has a page that is called a picture', [['media/evil.webp', page]], /no picture: evil.webp/],
  ['has a link', [['media/a.webp', '', { type: 'symlink', linkname: '/etc' }]], /else than files/],
  ['has a file elsewhere', [['media/../a.webp', 'a']], /something else than it should/],
  ['has a file of another kind', [['notes.txt', 'a']], /something else than it should/],
  ['has a document without an id', [[members, '{"a":1}']], /document without an id/],
  ['has a part that is no JSON', [[members, 'a']], /no archive that can be read/],
  ['is of another product', [['manifest.json', '{}']], /another kind of Tropa/],
  [
    'has fewer documents than it says',
    [['manifest.json', manifest({ a: 1 })]],
    /as many documents/,
  ],
  ['has no end', [[members, '{"id":"1"}']], /its end is missing/],
  ...['../../victim.webp', '/etc/passwd', '.hidden', 'a/b.webp'].map(
    (name): [string, Entry[], RegExp] => [
      `names the file ${name}`,
      [[media, named(name)]],
      /no picture of its own/,
    ],
  ),
]

describe('an archive is refused', () => {
  it.each(cases)('if it %s', async (_what, entries, sentence) => {
    await write(...entries)
    await expect(checkArchive(file)).rejects.toThrow(sentence)
  })

  it.each([
    ['20,000 files', { files: 2 }],
    ['2 GiB', { bytes: 2000 }],
  ])('if it has more than %s', async (most, limit) => {
    const part = (number: number): Entry => [`documents/members/00000${number}.ndjson`, '']
    await write(part(1), part(2), part(3), ['manifest.json', manifest({})])
    await expect(checkArchive(file)).rejects.toThrow('as many documents')
    await expect(checkArchive(file, limit)).rejects.toThrow(`more than ${most}`)
  })

  it('if it has fewer pictures than it says', async () => {
    await write(['manifest.json', manifest({}, { pictures: 1 })])
    await expect(checkArchive(file)).rejects.toThrow('as many pictures as it says')
  })

  it('if it is not there', async () => {
    const missing = join(folder, 'missing.tar.gz')
    await expect(checkArchive(missing)).rejects.toThrow(
      `${missing} is no archive that can be read (ENOENT: no such file or directory`,
    )
  })
})

it('reads past the MAC of an earlier archive and the head of its chain', async () => {
  const counts = { 'documents/members': 1, 'documents/audit-head': 1 }
  await write(
    [members, '{"id":"1"}\n'],
    ['documents/audit-head/000001.ndjson', '{"id":"1","head":"0"}\n'],
    ['manifest.json', manifest(counts)],
    ['manifest.mac', '0'],
  )
  expect((await checkArchive(file)).manifest.documents).toEqual({ 'documents/members': 1 })
})

describe('a restore that fails half-way', () => {
  let tropa: Booted
  beforeAll(async () => {
    tropa = await boot()
  })
  afterAll(() => tropa.stop())

  it('leaves the data that was there', async () => {
    const { env, payload } = tropa
    const id = '0'.repeat(24)
    const member = JSON.stringify({ id, username: 'eve', userType: 'admin' })
    await write(
      [members, `${member}\n${member}\n`],
      ['manifest.json', manifest({ 'documents/members': 2 })],
    )
    await expect(restoreArchive(env, file, { mayReplace: true })).rejects.toThrow()
    const { docs } = await payload.find({ collection: 'members', sort: 'username' })
    expect(docs.map(({ username }) => username)).toEqual(['ada', 'ben'])
  })

  it.runIf(inject('engine') === 'mongodb')('says which id a MongoDB cannot hold', async () => {
    await write(
      [members, '{"id":"1","username":"eve"}\n'],
      ['manifest.json', manifest({ 'documents/members': 1 })],
    )
    await expect(restoreArchive(tropa.env, file, { mayReplace: true })).rejects.toThrow(
      'cannot hold the id 1',
    )
  })
})
