import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PictureStore } from '../../features/media/picture-store'
import { slugs } from '../../payload/slugs'
import type { Store, StoredDocument } from './archive'
import { archiveLimits } from './limits'
import { checkArchive } from './read-archive'
import { writeArchive, type ArchiveInput } from './write-archive'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-bomb-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The header of a file in a tar; `x` is the type of one that holds a long name for the next. */
const file = (name: string, size: number, type = '0') => {
  const header = Buffer.alloc(512)
  header.write(name)
  header.write(size.toString(8).padStart(11, '0'), 124)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  header.fill(' ', 148, 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

const partName = (part: number) => `documents/todos/${String(part).padStart(6, '0')}.ndjson`

/** Packs pieces one by one: what was packed once can be repeated. */
const packed = (...pieces: Buffer[]) => {
  const known = new Map<Buffer, Buffer>()
  return Buffer.concat(
    pieces.map((piece) => {
      const bytes = known.get(piece) ?? gzipSync(piece)
      known.set(piece, bytes)
      return bytes
    }),
  )
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const mega = 1_000_000
const manyLines = Buffer.alloc(2_000_000, '{"id":"1"}\n')
const lines = Buffer.alloc(
  30 * mega - ((30 * mega) % 4096),
  `{"id":"1","text":"${'x'.repeat(4075)}"}\n`,
)
const zeros = Buffer.alloc(32 * mega)
const oneLine = Buffer.alloc(20 * 1024 * 1024, '1')
const bombs: [string, () => Buffer, RegExp][] = [
  [
    'unpacks to 1.8 GB of documents',
    () => packed(...numbers(60).flatMap((part) => [file(partName(part), lines.length), lines])),
    /unpacks to more than 200 times its size/,
  ],
  [
    'names 100,001 files',
    () => gzipSync(Buffer.concat(numbers(100_001).map((part) => file(partName(part), 0)))),
    /holds more than 100000 files/,
  ],
  [
    'holds 180,000 documents in a part',
    () => packed(file(partName(1), manyLines.length), manyLines),
    /holds more than 50000 documents in documents\/todos\/000001/,
  ],
  ['announces a file of 5 GB', () => packed(file(partName(1), 5e9)), /file of more than 32 MB/],
  [
    'holds a document of 20 MB',
    () => packed(file(partName(1), oneLine.length), oneLine),
    /document of more than 16 MB in documents\/todos\/000001/,
  ],
  [
    'holds a file name of 1.9 GB',
    () => packed(file('x', zeros.length * 60, 'x'), ...numbers(60).map(() => zeros)),
    /more than 1 MB that belong to no file/,
  ],
  [
    'ends in 1.9 GB of nothing',
    () => packed(file(partName(1), 0), ...numbers(60).map(() => zeros)),
    /more than 1 MB that belong to no file/,
  ],
]

describe('checking an archive', { timeout: 180_000 }, () => {
  it.each(bombs)(
    'refuses one that %s, in little time and memory',
    async (_name, make, sentence) => {
      const bomb = join(folder, 'bomb.tar.gz')
      await writeFile(bomb, make())
      expect((await stat(bomb)).size).toBeLessThan(4 * mega)
      const before = process.resourceUsage().maxRSS
      const started = process.cpuUsage()
      const refusal: unknown = await checkArchive(bomb).catch((error: unknown) => error)
      expect(String(refusal)).toMatch(sentence)
      expect(String(refusal)).toContain('Use another one')
      // Microseconds of the processor, which other tests do not lengthen, and kilobytes.
      expect(process.cpuUsage(started).user).toBeLessThan(20_000_000)
      expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000)
    },
  )

  it('refuses one whose documents name files outside the folder of pictures', async () => {
    for (const filename of ['../../victim.webp', '/etc/passwd', '.hidden', 'a/b.webp']) {
      const doc = Buffer.from(JSON.stringify({ id: '1', sizes: { square: { filename } } }))
      const bomb = join(folder, 'names.tar.gz')
      const name = `documents/${slugs.media}/000001.ndjson`
      const padding = Buffer.alloc(512 - doc.length)
      await writeFile(bomb, packed(file(name, doc.length), doc, padding))
      await expect(checkArchive(bomb)).rejects.toThrow(`no picture of its own: ${filename}`)
    }
  })

  const store: Store = { kind: 'documents', slug: slugs.activityLogs }
  const data = randomBytes(10 * mega)
  const pictures: PictureStore = {
    names: () => Promise.resolve([]),
    find: () => Promise.resolve({ size: data.length, version: '1', changedAt: new Date(0) }),
    read: () => Readable.from([data]),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  }
  const input = (read: ArchiveInput['read']): ArchiveInput => ({
    about: { version: '1', schema: '1', engine: 'sqlite', createdAt: new Date(0).toISOString() },
    stores: [store],
    read,
    pictures,
    picturesIn: (_store, { id }) => (/[1-3]0000$/.test(id) ? [`${id}.webp`] : []),
    secret: 'a secret',
  })
  const logs = async function* (): AsyncGenerator<StoredDocument> {
    for (const number of numbers(100_000)) {
      yield await Promise.resolve({
        id: String(number).padStart(24, '0'),
        username: 'admin',
        action: 'LOGIN',
        description: 'admin logged in',
        createdAt: '2026-01-01T00:00:00.000Z',
      })
    }
  }

  it('accepts one of 100,000 log entries and pictures of 10 MB, but not above a limit', async () => {
    const large = join(folder, 'large.tar.gz')
    await writeArchive(large, input(logs))
    const before = process.resourceUsage().maxRSS
    const { manifest } = await checkArchive(large)
    expect(manifest.documents).toEqual({ 'documents/activity-logs': 100_000 })
    const names = Object.keys(manifest.entries)
    expect(names.filter((name) => name.startsWith('media/'))).toHaveLength(3)
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000)
    const limits = { ...archiveLimits, totalBytes: 20 * mega }
    await expect(checkArchive(large, limits)).rejects.toThrow('unpacks to more than 20 MB')
  })

  it('never has to refuse one that a backup has made', async () => {
    const tooLong = async function* (): AsyncGenerator<StoredDocument> {
      yield await Promise.resolve({ id: 'a', text: 'x'.repeat(archiveLimits.lineBytes) })
    }
    const refused = writeArchive(join(folder, 'refused.tar.gz'), input(tooLong))
    await expect(refused).rejects.toThrow('A backup cannot hold a document of more than 16 MB: a.')
  })
})
