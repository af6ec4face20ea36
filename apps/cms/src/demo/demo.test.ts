import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attentionMessages } from '@tropa/contract/attention/attention'
import { addDays } from '@tropa/contract/base/calendar-date'
import { dateIn } from '@tropa/contract/base/team-time'
import type { FlattenedField, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ownCollections } from '../database/rows'
import { EnvError, readDemoEnv } from '../env'
import { boot, type Booted } from '../testing/boot'
import { demoAccounts } from './data'
import { fillDemo, seedDemo } from './fill'
import { claimFolder, emptyFolder } from './folder'

/** What the demo leaves empty: what only a mail, a second factor, a feed or a retry would fill, and what stays false. */
const leftEmpty = new Set([
  'attempts.keyHash',
  'attempts.bodyHash',
  'attempts.rowId',
  'members.blocked',
  'members.secondFactor',
  'members.secondFactorSecret',
  'members.pendingSecret',
  'members.lastCodeStep',
  'members.recoveryCodeHashes',
  'members.pendingEmail',
  'members.pendingEmailHash',
  'members.pendingEmailExpiresAt',
  'members.pendingEmailTrusted',
  'members.feedKeyHash',
  'members.feedCreatedAt',
  'members.feedFor',
  'members.sessionEpoch',
  'members.inviteHash',
  'members.inviteExpiresAt',
  'members.mailedInviteHash',
  'members.mailedInviteExpiresAt',
  'home.changedBy',
  'about.changedBy',
  'site.academicYear',
  'site.logKeeper',
  'settings.values',
  'settings.leftOut',
  'settings.mark',
  'years.startedAt',
  'years.closedAt',
  'years.left',
  'years.recordsClosed',
  'members.left',
  // No mail is sent.
  'mail-days.memberId',
  'mail-days.kind',
  'mail-days.day',
  'news.memberId',
  'news.kind',
  'news.subjectId',
  'news.title',
  'news.what',
  // Not stored: a tick of the form.
  'rules.keepLastUpdated',
])

/** What Payload adds by itself. */
const ofPayload = new Set([
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'loginAttempts',
  'lockUntil',
  'deletedAt',
  'folder',
  'thumbnailURL',
  'createdAt',
  'updatedAt',
])

const isFilled = (value: unknown, { defaultValue }: { defaultValue?: unknown }) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== defaultValue &&
  !(Array.isArray(value) && value.length === 0)

const emptyFields = (slug: string, fields: readonly FlattenedField[], rows: readonly object[]) =>
  fields
    .filter(({ name }) => !ofPayload.has(name))
    .filter((field) => {
      const values = rows.map((row) => Object.entries(row).find(([name]) => name === field.name))
      return !values.some((entry) => isFilled(entry?.[1], field))
    })
    .map(({ name }) => `${slug}.${name}`)

describe('A demo', () => {
  let tropa: Booted
  let payload: Payload
  const tokens: Record<string, string> = {}

  /** As a start with an empty folder does. */
  const begin = async () => {
    // What the others refer to comes last.
    for (const collection of ownCollections(payload).toReversed()) {
      await payload.db.deleteMany({ collection, where: {} })
    }
    const { seed } = readDemoEnv(demoAccounts, {})
    const env = { ...tropa.env, seed }
    await seedDemo(payload, env, () => undefined)
    await fillDemo(payload, env)
  }

  beforeAll(async () => {
    tropa = await boot({ RATE_LIMIT: 'off' })
    payload = tropa.payload
    await begin()
    for (const { username, password } of demoAccounts) {
      const body = { username, password }
      tokens[username] = (await tropa.call('POST /api/user/login', { body })).body.token
    }
  })
  afterAll(() => tropa.stop())

  it('fills every field of every collection and global that is not left empty on purpose', async () => {
    const empty: string[] = []
    for (const { slug, flattenedFields } of payload.config.collections) {
      if (slug.startsWith('payload-')) continue
      const { docs } = await payload.db.find({ collection: slug, limit: 0, pagination: false })
      empty.push(...emptyFields(slug, flattenedFields, docs))
    }
    for (const { slug, flattenedFields } of payload.config.globals) {
      const found = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
      empty.push(...emptyFields(slug, flattenedFields, [found]))
    }
    expect(empty.filter((name) => !leftEmpty.has(name))).toEqual([])
    expect([...leftEmpty].filter((name) => !empty.includes(name))).toEqual([])
  })

  it('has what waits for an admin, and numbers that agree', async () => {
    const token = tokens.marielle
    const { body: todos } = await tropa.call('GET /api/todo', { token })
    expect(todos).toHaveLength(10)
    expect(todos.filter(({ version }) => version > 1)).toHaveLength(1)
    expect((await tropa.call('GET /api/excuses?state=open', { token })).body).toHaveLength(2)
    expect((await tropa.call('GET /api/disputes?state=disputed', { token })).body).toHaveLength(1)
    const { body } = await tropa.call('GET /api/records?limit=100', { token })
    const states = new Set(body.records.map(({ state }) => state))
    expect([...states].toSorted()).toEqual(['disputed', 'open', 'settled', 'upheld', 'withdrawn'])
    const { meetings } = (await tropa.call('GET /api/meetings?limit=100', { token })).body
    const marked = []
    for (const { _id, closedAt } of meetings) {
      if (!closedAt) continue
      const { rows } = (await tropa.call(`GET /api/rollcall/meeting/${_id}`, { token })).body
      for (const { username, outcome } of rows) {
        if (outcome) marked.push(`${username} ${outcome.fee}`)
      }
    }
    const recorded = body.records
      .filter(({ violation }) => !violation.startsWith('Missed'))
      .map(({ name, fee }) => `${name} ${fee}`)
    expect(marked.toSorted()).toEqual(recorded.toSorted())
  })

  it('logs nothing in the future, and has no acknowledgement older than its to-do', async () => {
    const now = new Date().toISOString()
    const token = tokens.marielle
    const { logs } = (await tropa.call('GET /api/activitylog?limit=100', { token })).body
    expect(logs.filter(({ createdAt, action }) => action !== 'LOGIN' && createdAt > now)).toEqual(
      [],
    )
    for (const { createdAt, acknowledgedBy } of (await tropa.call('GET /api/todo', { token }))
      .body) {
      expect(acknowledgedBy.filter(({ acknowledgedAt }) => acknowledgedAt < createdAt)).toEqual([])
    }
  })

  it('keeps twelve people and no text of the first content, and adds one person', async () => {
    const token = tokens.marielle
    const { body } = await tropa.call('GET /api/settings/sample', { token })
    expect(body).toMatchObject({ people: 12, texts: 0 })
    const newest = await payload.find({ collection: 'team', draft: true, pagination: false })
    expect(newest.docs).toHaveLength(13)
  })

  it('has a second admin who can sign in, so that nobody is asked to invite one', async () => {
    const { body } = await tropa.call('GET /api/attention', { token: tokens.marielle })
    expect(body.map(({ text }) => text)).not.toContain(attentionMessages.oneAdmin)
  })

  it('has two drafts and one scheduled change', async () => {
    const where = { taskSlug: { equals: 'schedulePublish' } }
    expect((await payload.find({ collection: 'payload-jobs', where })).totalDocs).toBe(1)
    const drafts = { _status: { equals: 'draft' } }
    expect((await payload.find({ collection: 'calendar', where: drafts })).totalDocs).toBe(1)
  })

  it.each(['2026-01-02T02:00', '2026-06-30T16:05', '2026-07-01T15:59', '2028-02-29T02:00'])(
    'has a past, something open and dates to come when it is started at %s',
    async (time) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${time}Z`) })
      try {
        await begin()
        const now = new Date().toISOString()
        const today = dateIn(tropa.env.timeZone)
        const all = { limit: 0, pagination: false } as const
        const { docs: todos } = await payload.find({ collection: 'todos', ...all })
        const { docs: meetings } = await payload.find({ collection: 'meetings', ...all })
        const { docs: events } = await payload.find({ collection: 'calendar', ...all })
        const deadlines = todos.map(({ deadline }) => deadline.slice(0, 10))
        expect(deadlines.filter((day) => day >= today)).toHaveLength(10)
        expect(deadlines.filter((day) => day < today)).toHaveLength(4)
        const starts = meetings.map(({ startsAt }) => startsAt)
        expect(starts.filter((at) => at > now)).toHaveLength(1)
        const soon = addDays(today, 60)
        const days = events.map(({ start }) => start.slice(0, 10))
        expect(days.some((day) => day > today && day < soon)).toBe(true)
        for (const collection of ['activity-logs', 'acknowledgements', 'records'] as const) {
          const where = { createdAt: { greater_than: now } }
          expect((await payload.find({ collection, where })).docs, collection).toEqual([])
        }
      } finally {
        vi.useRealTimers()
      }
    },
  )
})

describe('The folder of a demo', () => {
  let dataFolder = ''
  const env = () => ({ ...readDemoEnv(demoAccounts, {}), dataFolder })

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tropa-demo-'))
    dataFolder = join(folder, '.demo')
  })
  afterAll(() => rm(join(dataFolder, '..'), { recursive: true, force: true }))

  it('is emptied only if a demo has made it', async () => {
    await mkdir(dataFolder)
    await claimFolder(env())
    await mkdir(join(dataFolder, 'media'))
    await writeFile(join(dataFolder, 'tropa.db.lock'), '')
    await claimFolder(env())
    await emptyFolder(env())
    expect((await readdir(dataFolder)).toSorted()).toEqual(['demo', 'tropa.db.lock'])
    await rm(join(dataFolder, 'demo'))
    await expect(claimFolder(env())).rejects.toThrow(dataFolder)
    expect(await readdir(dataFolder)).toEqual(['tropa.db.lock'])
  })
})

describe('The settings of a demo', () => {
  const read = (source: Record<string, string>) => readDemoEnv(demoAccounts, source)

  it('send nothing and stay on this machine, whatever the environment says', () => {
    const env = read({
      HOST: '0.0.0.0',
      SMTP_URL: 'smtp://127.0.0.1',
      MAIL_TO: 'all@example.com',
      DISCORD_WEBHOOK_URL: 'https://discord.com/api/webhooks/1/a',
      BACKUP_TO: '/backups',
      DATABASE_URL: 'mongodb://127.0.0.1/tropa',
      SEED_ADMIN_USERNAME: randomUUID(),
    })
    expect(env).toMatchObject({
      host: '127.0.0.1',
      mail: { smtpUrl: undefined, to: undefined },
      discordWebhookUrl: undefined,
      backupTo: undefined,
      database: { engine: 'sqlite', file: join(process.cwd(), '.demo/tropa.db') },
      dataFolder: join(process.cwd(), '.demo'),
      seed: { admin: { username: 'marielle' }, user: { username: 'danica' } },
    })
  })

  it('take an address of this machine and no other', () => {
    expect(read({ PUBLIC_URL: 'http://127.0.0.1:8080' }).publicUrl).toBe('http://127.0.0.1:8080')
    expect(() => read({ PUBLIC_URL: 'https://tropa.example' })).toThrow(EnvError)
  })
})
