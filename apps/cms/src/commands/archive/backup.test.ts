import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lockDatabase } from '../../database/sqlite/process-lock'
import { readEnv, type Env } from '../../env'
import { findSchedules, schedulePublish } from '../../payload/jobs/find-schedules'
import { storeMail } from '../../payload/email/mail-queue'
import { readSettings } from '../../payload/globals/read-settings'
import { newMongodbUrl } from '../../testing/base-database'
import { boot, type Booted } from '../../testing/boot'
import { addressAndLinks, newInquiry, newSettings, newTodo, signIn } from '../../testing/fixtures'
import { openRollCalls } from '../../testing/roll-calls'
import { createTeamMember, trashRecord } from '../../testing/trash'
import { makeBackup, recordBackup } from './write-archive'
import { openPayload } from './open-database'
import { checkArchive, readEntries } from './read-archive'
import { restoreArchive } from './restore-archive'

/** Schedules that a team member goes live on Nov 24, 2999, 9:00 AM in Manila. */
const scheduleTeamMember = async ({ jobs }: Payload, value: string) => {
  await jobs.queue({
    task: schedulePublish,
    input: { type: 'publish', doc: { relationTo: 'team', value } },
    waitUntil: new Date('2999-11-24T01:00:00.000Z'),
  })
}

const mongodbUrl = inject('mongodbUrl')

const secret = 'a secret for tests that nobody else uses'

const newEnv = async (engine: 'sqlite' | 'mongodb', PAYLOAD_SECRET = secret): Promise<Env> => {
  const folder = await mkdtemp(join(tmpdir(), 'tropa-restore-'))
  const DATABASE_URL =
    engine === 'mongodb' ? newMongodbUrl() : `file:${join(folder, 'restored.db')}`
  return {
    ...readEnv({ DATABASE_URL, PAYLOAD_SECRET }),
    dataFolder: folder,
  }
}

const withoutEmpty = (doc: object): unknown =>
  JSON.parse(JSON.stringify(doc), (_, value: unknown) =>
    ['null', '[]'].includes(JSON.stringify(value)) ? undefined : value,
  )

/** The content of an archive without its manifest, which holds the time of the backup. */
const contentOf = async (file: string) => {
  const entries: Record<string, unknown> = {}
  for await (const entry of readEntries(file)) {
    // The engines differ in whether a field is empty or missing.
    if (entry.kind === 'documents') entries[entry.key] = entry.docs.map(withoutEmpty)
    if (entry.kind === 'picture') entries[`media/${entry.name}`] = entry.content.toString('base64')
  }
  return entries
}

/** The audit trail goes on with the restore. */
const withoutTrail = (content: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !name.endsWith('/audit-trail')))

describe('a backup', () => {
  let tropa: Booted
  let folder: string
  let archive: string

  beforeAll(async () => {
    tropa = await boot()
    folder = await mkdtemp(join(tmpdir(), 'tropa-backup-'))
    archive = join(folder, 'tropa.tar.gz')
    const { payload, call } = tropa
    const token = await signIn(call, 'ada')
    const { body } = await call('POST /api/todo', { token, body: newTodo() })
    const { _id: id } = body.data
    await call(`PATCH /api/todo/${id}/acknowledge`, { token })
    await call('POST /api/contact', { body: newInquiry({ name: '\u{1F600} Ñandú' }) })
    await call('POST /api/activitylog', {
      token,
      body: { username: 'ada', action: 'LOGIN', description: 'Ａda “signed” in' },
    })
    const data = await sharp({
      create: { width: 500, height: 500, channels: 3, background: '#aa5500' },
    })
      .png()
      .toBuffer()
    const { id: image } = await payload.create({
      collection: 'media',
      data: { alt: 'A tile' },
      file: { data, mimetype: 'image/png', name: 'tile.png', size: data.length },
    })
    const { id: member } = await createTeamMember(tropa, 'Ana', image)
    await payload.update({
      collection: 'team',
      id: member,
      data: { bio: 'A draft.' },
      draft: true,
    })
    const where = { username: { equals: 'ben' } }
    await payload.db.updateOne({ collection: 'members', where, data: addressAndLinks })
    await trashRecord(payload)
    await scheduleTeamMember(payload, member)
    const calls = await openRollCalls(tropa)
    const path = await calls.meeting()
    await calls.excuse(path, 'ella', 'accepted')
    await calls.put(path, [calls.mark('carla', 'late', 12), calls.mark('dan', 'absent')])
    await calls.close(path)
    await calls.put(await calls.todo(), [calls.mark('dan', 'missed')])
    const notice = { memberId: calls.idOf('carla'), limit: 'warnings', allowed: 3 }
    await payload.create({ collection: 'limit-notices', data: notice })
    await storeMail(payload, { kind: 'farewell', queuedAt: new Date().toISOString() })
    await makeBackup(tropa.env, archive)
  })

  afterAll(async () => {
    await tropa.stop()
    await rm(folder, { recursive: true })
  })

  it('contains every document, draft and picture, the trash too, and no session', async () => {
    const { manifest, missing } = await checkArchive(archive)
    const { documents } = manifest
    expect(documents).toMatchObject({
      'documents/members': 6,
      'documents/todos': 2,
      'documents/acknowledgements': 1,
      'documents/inquiries': 1,
      'documents/activity-logs': 2,
      'documents/media': 1,
      'documents/team': 1,
      'documents/records': 3,
      'documents/meetings': 1,
      'documents/roll-calls': 2,
      'documents/excuses': 1,
      'documents/limit-notices': 1,
      'documents/payload-jobs': 1,
      'versions/team': 2,
      'globals/site': 1,
      'globals/rules': 1,
      'global-versions/rules': 1,
    })
    expect([manifest.pictures, manifest.missing, missing]).toEqual([3, [], []])
    const content = await contentOf(archive)
    expect(Object.keys(content).filter((name) => name.startsWith('media/'))).toHaveLength(3)
    const members = JSON.stringify(content['documents/members'])
    expect(members).toMatch(/pbkdf2/)
    expect(members).not.toMatch(/expiresAt/)
    for (const [name, value] of Object.entries(addressAndLinks)) {
      expect(members).toContain(`"${name}":${JSON.stringify(value)}`)
    }
  })

  it.each(
    (['sqlite', 'mongodb'] as const).filter((engine) => engine === 'sqlite' || mongodbUrl !== ''),
  )('is the same after it was restored into %s and backed up again', async (engine) => {
    const env = await newEnv(engine)
    const { manifest: restored } = await restoreArchive(env, archive)
    const again = join(env.dataFolder, 'again.tar.gz')
    const manifest = await makeBackup(env, again)
    await recordBackup(env, manifest)
    expect(withoutTrail(await contentOf(again))).toEqual(withoutTrail(await contentOf(archive)))
    const payload = await openPayload(env, env.database)
    // It names the archive that it comes from, and its own backup, which that archive does not hold.
    const trail = await payload.find({ collection: 'audit-trail', sort: '-at', limit: 2 })
    expect(trail.docs).toMatchObject([
      { action: 'backup', actor: 'command', rowId: manifest.createdAt },
      { action: 'restore', actor: 'command', rowId: restored.createdAt },
    ])
    expect(manifest.documents['documents/audit-trail']).toBe(
      (restored.documents['documents/audit-trail'] ?? 0) + 1,
    )
    const { docs } = await payload.find({
      collection: 'team',
      where: { _status: { equals: 'published' } },
    })
    expect(docs).toMatchObject([{ bio: 'Codes.', image: { alt: 'A tile' } }])
    expect(await findSchedules(payload)).toMatchObject([
      { sentence: 'Goes live on Nov 24, 2999, 9:00 AM (Asia/Manila)', isFailed: false },
    ])
    await payload.destroy()
    await rm(env.dataFolder, { recursive: true })
  })

  describe('restored over existing data', () => {
    let env: Env

    beforeAll(async () => {
      env = await newEnv(inject('engine'))
      await restoreArchive(env, archive)
    })
    afterAll(() => rm(env.dataFolder, { recursive: true }))

    const isRenamed = async () => {
      const payload = await openPayload(env, env.database)
      const { docs } = await payload.find({ collection: 'members' })
      await payload.destroy()
      const names = docs.map(({ username }) => username)
      expect(names).toHaveLength(6)
      return names.includes('changed')
    }

    const rename = async () => {
      const payload = await openPayload(env, env.database)
      await payload.update({
        collection: 'members',
        where: { username: { equals: 'ben' } },
        data: { username: 'changed' },
      })
      await payload.destroy()
    }

    it('replaces the data only if it may', async () => {
      await rename()
      await expect(restoreArchive(env, archive)).rejects.toThrow('say --yes to replace it')
      expect(await isRenamed()).toBe(true)
      await restoreArchive(env, archive, { mayReplace: true })
      expect(await isRenamed()).toBe(false)
    })

    const broken: Record<string, (bytes: Buffer) => Buffer> = {
      'cut off by one byte': (bytes) => bytes.subarray(0, -1),
      'with a damaged byte': (bytes) => {
        const copy = Buffer.from(bytes)
        copy[Math.floor(copy.length / 2)] = (copy[Math.floor(copy.length / 2)] ?? 0) ^ 0xff
        return copy
      },
      'something else': () => Buffer.from('no archive at all'),
      empty: () => Buffer.alloc(0),
    }

    it('changes nothing when the archive is damaged', async () => {
      await rename()
      const whole = await readFile(archive)
      const spoilt = join(folder, 'spoilt.tar.gz')
      for (const [name, spoil] of Object.entries(broken)) {
        await writeFile(spoilt, spoil(whole))
        await expect(restoreArchive(env, spoilt, { mayReplace: true }), name).rejects.toThrow(
          /archive/,
        )
      }
      expect(await isRenamed()).toBe(true)
    })
  })

  it.runIf(inject('engine') === 'sqlite')('replaces a damaged database', async () => {
    const env = await newEnv('sqlite')
    await writeFile(join(env.dataFolder, 'restored.db'), 'no database')
    await restoreArchive(env, archive, { mayReplace: true })
    await makeBackup(env, join(env.dataFolder, 'again.tar.gz'))
    await rm(env.dataFolder, { recursive: true })
  })

  it.runIf(inject('engine') === 'sqlite')(
    'is refused while another one reads its copy of the database',
    async () => {
      const unlock = await lockDatabase(join(tropa.env.dataFolder, 'test.db.snapshot'))
      const second = makeBackup(tropa.env, join(folder, 'second.tar.gz'))
      await expect(second.finally(unlock)).rejects.toThrow('another process is using')
    },
  )

  it.runIf(inject('engine') === 'mongodb')(
    'is followed by a running instance, also in what it empties',
    async () => {
      const token = await signIn(tropa.call, 'ada')
      const week = async () => (await readSettings(tropa.payload)).week
      const body = newSettings({ week: 'monday' })
      await tropa.call('PUT /api/settings', { token, body })
      expect(await week()).toBe('monday')
      await restoreArchive(tropa.env, archive, { mayReplace: true })
      expect(await week()).toBe('sunday')
    },
  )

  it.each([
    ['tropa.tar.gz', 'is there already. Name another file.'],
    ['.', 'is there already. Name another file.'],
    ['missing/tropa.tar.gz', 'cannot be written (ENOENT: no such file or directory'],
    ['tropa.tar.gz/tropa.tar.gz', 'cannot be written (ENOTDIR: not a directory'],
  ])(
    'is refused as %s, and leaves neither a part of it nor a copy of the database',
    async (name, sentence) => {
      const left = () => Promise.all([folder, tropa.env.dataFolder].map((each) => readdir(each)))
      const before = await left()
      const file = join(folder, name)
      await expect(makeBackup(tropa.env, file)).rejects.toThrow(`${file} ${sentence}`)
      expect(await left()).toEqual(before)
    },
  )
})
