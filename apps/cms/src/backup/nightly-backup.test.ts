import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monthAndDay } from '@tropa/contract/base/day-text'
import { dateIn } from '@tropa/contract/base/team-time'
import { describe, expect, it } from 'vitest'
import { makeBackup } from '../commands/archive/write-archive'
import { restoreArchive } from '../commands/archive/restore-archive'
import { readEnv } from '../env'
import { newMongodbUrl } from '../testing/base-database'
import { booted, signedIn } from '../testing/boot'
import { auditEntries } from '../testing/fixtures'
import { storeBackup } from './last-backup'
import { backUpNight } from './nightly-backup'

const parent = await mkdtemp(join(tmpdir(), 'tropa-nightly-'))
const folder = join(parent, 'backups')
const tropa = booted({ RATE_LIMIT: 'off', BACKUP_TO: folder })
const tokens = signedIn(tropa, 'ada')

/** As the command does, but in this process: only a built product has the other one. */
const makeArchive = async (file: string) => {
  const { createdAt } = await makeBackup(tropa.env, file)
  await storeBackup(tropa.payload, createdAt)
}

const backUp = (now: string, make = makeArchive) => backUpNight(tropa.payload, new Date(now), make)

const files = async () => (await readdir(folder)).sort()

const attention = async () => {
  const { body } = await tropa.call('GET /api/attention', { token: tokens.ada })
  return body.find(({ key }) => key === 'backup')?.text
}

const failed = (reason: string) =>
  `No backup could be made since ${monthAndDay(dateIn(tropa.env.timeZone))}: ${reason}`

/** Each test continues from the one before. */
describe('the backup of a night', () => {
  it('is not made if the folder is gone, does not create it, and tells admins once', async () => {
    await backUp('2026-08-03T19:00:00Z')
    await backUp('2026-08-03T20:00:00Z')
    expect(await readdir(parent)).toEqual([])
    expect(await attention()).toBe(failed(`${folder} is not there.`))
    const where = { action: { equals: 'backup-failed' } }
    expect(await auditEntries(tropa.payload, where)).toHaveLength(1)
  })

  it('is made once, from 3:00 in the team’s zone, and ends the notice to admins', async () => {
    await mkdir(folder)
    await backUp('2026-08-03T18:59:00Z')
    expect(await files()).toEqual(['tropa-2026-08-03.tar.gz'])
    await backUp('2026-08-03T19:00:00Z')
    await backUp('2026-08-04T18:59:00Z', () => Promise.reject(new Error('A second one.')))
    expect(await files()).toEqual(['tropa-2026-08-03.tar.gz', 'tropa-2026-08-04.tar.gz'])
    expect(await attention()).toBeUndefined()
  })

  it.each([
    ['is full', () => writeFile('/dev/full', 'x')],
    ['cannot be written to', () => writeFile('/sys/x', 'x')],
  ])('says that the folder %s, and keeps what is there', async (what, make) => {
    await backUp('2026-10-04T19:00:00Z', make)
    expect(await attention()).toBe(failed(`${folder} ${what}.`))
    expect(await files()).toEqual(['tropa-2026-08-03.tar.gz', 'tropa-2026-08-04.tar.gz'])
  })

  it('says that the disk of the database is full, where no snapshot of it fits', async () => {
    const stderr = 'SQLITE_FULL: database or disk is full'
    await backUp('2026-10-04T19:00:00Z', () =>
      Promise.reject(Object.assign(new Error(), { stderr })),
    )
    expect(await attention()).toBe(failed('The disk of the database is full.'))
  })

  it('deletes backups of 30 days ago and what a killed process left, and nothing else', async () => {
    await writeFile(join(folder, 'tropa-2026-08-31.tar.gz.7.part'), '')
    await writeFile(join(folder, 'tropa-before.tar.gz'), '')
    await backUp('2026-09-02T19:00:00Z')
    expect(await files()).toEqual([
      'tropa-2026-08-04.tar.gz',
      'tropa-2026-09-03.tar.gz',
      'tropa-before.tar.gz',
    ])
  })

  it('can be restored', async () => {
    const DATABASE_URL =
      tropa.env.database.engine === 'mongodb' ? newMongodbUrl() : `file:${parent}/restored.db`
    const env = { ...readEnv({ DATABASE_URL, PAYLOAD_SECRET: 'x'.repeat(32) }), dataFolder: parent }
    const { manifest } = await restoreArchive(env, join(folder, 'tropa-2026-09-03.tar.gz'), {
      mayReplace: false,
    })
    expect(manifest.documents['documents/members']).toBe(2)
    await rm(parent, { recursive: true })
  })
})
