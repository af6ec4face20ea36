import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@tropa/contract/base/calendar-date'
import { dateIn } from '@tropa/contract/base/team-time'
import { describe, expect, it } from 'vitest'
import { makeBackup, recordBackup } from '../../commands/archive/write-archive'
import { listenForCommands } from '../../commands/control-socket'
import { acquireDatabase } from '../../database/open'
import { toStoredDate } from '../../payload/fields/stored-date'
import { createRateLimits } from '../../rpc/rate-limits'
import { bootedWithMail, signedIn } from '../../testing/boot'
import { idOf } from '../../testing/client'
import { auditEntries, setMember } from '../../testing/fixtures'
import { lastBackup, storeBackup } from '../../backup/last-backup'

const METRICS_TOKEN = 'a token for tests only'
const { tropa, mail } = bootedWithMail({ METRICS_TOKEN, RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

const items = async (name: keyof typeof tokens) =>
  (await tropa.call('GET /api/attention', { token: tokens[name] })).body

const texts = async (name: keyof typeof tokens) => (await items(name)).map(({ text }) => text)

const addAddress = 'Add your e-mail address, so that reminders reach you.'
const readRules = 'Read the team rules.'
const onlyAdmin = 'Only one admin can sign in. Invite a second.'
const noBackup = 'No backup has been made yet.'

const putAddress = (token: string, email: string | null) =>
  tropa.call('PUT /api/user/contact', { token, body: { email } })

const confirmAddress = async (token: string, email: string) => {
  const next = mail.next(email)
  await putAddress(token, email)
  const link = /#([\w-]{43})$/m.exec((await next).body)?.[1]
  await tropa.call('POST /api/user/contact/confirm', { body: { token: link } })
}

const invite = async (username: string, userType: 'admin' | 'user') => {
  const body = { username, userType, isEditor: false, teams: [] }
  const { body: made } = await tropa.call('POST /api/members', { token: tokens.ada, body })
  return { id: idOf(made.data), token: new URL(made.invite.link).hash.slice(1) }
}

const onMember = (line: string) => tropa.call(line, { token: tokens.ada })

const inDays = (days: number) => addDays(dateIn(tropa.env.timeZone), days)

const ageOfBackup = async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${tropa.origin}/metrics`, { headers })).text()
  return /^tropa_last_backup_age_seconds (\S+)$/m.exec(metrics)?.[1]
}

/** Each test continues from the one before. */
describe('GET /api/attention', () => {
  it('tells a user only what is theirs, and an admin also what is the team’s', async () => {
    expect(await items('ben')).toEqual([
      { key: 'address', text: addAddress, href: '/user/profile#e-mail' },
      { key: 'rules', text: readRules, href: '/rules' },
    ])
    expect(await items('ada')).toEqual([
      { key: 'address', text: addAddress, href: '/admin/profile#e-mail' },
      { key: 'rules', text: readRules, href: '/rules' },
      { key: 'admin', text: onlyAdmin, href: '/admin/members' },
      { key: 'backup', text: noBackup, href: '/admin/audit?search=backup' },
    ])
  })

  it('asks for an address until one is confirmed', async () => {
    await putAddress(tokens.ada, 'typo@example.com')
    expect(await texts('ada')).toContain(addAddress)
    await confirmAddress(tokens.ada, 'ada@example.com')
    await confirmAddress(tokens.ben, 'ben@example.com')
    expect(await texts('ada')).not.toContain(addAddress)
    expect(await texts('ben')).toEqual([readRules])
    await putAddress(tokens.ben, null)
    expect(await texts('ben')).toEqual([addAddress, readRules])
  })

  it('asks to read rules that are published, until they are acknowledged', async () => {
    const save = (_status: string) =>
      tropa.call('POST /cms/api/globals/rules', { token: tokens.ada, body: { _status } })
    await save('draft')
    expect(await texts('ada')).not.toContain(readRules)
    await save('published')
    expect(await texts('ada')).toContain(readRules)
    const { revision } = (await tropa.call('GET /api/rules/changes', { token: tokens.ada })).body
    await tropa.call('POST /api/rules/acknowledge', { token: tokens.ada, body: { revision } })
    expect(await texts('ada')).toEqual([onlyAdmin, noBackup])
    expect(await texts('ben')).toContain(readRules)
  })

  it('asks for a second admin until one has used the invite link', async () => {
    const { id, token } = await invite('zita', 'admin')
    expect(await texts('ada')).toContain(onlyAdmin)
    await tropa.call('POST /invite/accept', { body: { token, newPassword: 'brand new horse' } })
    expect(await texts('ada')).toEqual([noBackup])
    const block = (blocked: boolean) =>
      tropa.call(`PATCH /api/members/${id}`, { token: tokens.ada, body: { blocked } })
    await block(true)
    expect(await texts('ada')).toContain(onlyAdmin)
    await block(false)
  })

  it('tells of a backup that is missing or more than 7 days old, as the metrics do', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    expect(await ageOfBackup()).toBeUndefined()
    await storeBackup(tropa.payload, daysAgo(12))
    expect(await texts('ada')).toEqual(['The last backup is 12 days old.'])
    expect(Math.round(Number(await ageOfBackup()) / 8640)).toBe(120)
    await storeBackup(tropa.payload, daysAgo(7))
    expect(await texts('ada')).toEqual([])
    await storeBackup(tropa.payload, daysAgo(8))
    expect(await texts('ada')).toEqual([])
  })

  it('learns of a backup that the command makes while the product runs', async () => {
    const { env, payload } = tropa
    const release = await acquireDatabase(env.database)
    const stop = await listenForCommands(env, payload, await createRateLimits(payload, env))
    const folder = await mkdtemp(join(tmpdir(), 'tropa-waiting-'))
    const manifest = await makeBackup(env, join(folder, 'tropa.tar.gz'))
    await recordBackup(env, manifest)
    stop()
    release()
    await rm(folder, { recursive: true })
    expect(await lastBackup(payload)).toEqual(new Date(manifest.createdAt))
    expect(Number(await ageOfBackup())).toBeLessThan(86_400)
  })

  it('tells since when mail has been refused, until one is taken', async () => {
    const outcomes = () => auditEntries(tropa.payload, { rowCollection: { equals: 'mail' } })
    mail.refuse(true)
    await putAddress(tokens.ben, 'ben@example.com')
    await expect.poll(outcomes, { timeout: 60_000 }).toHaveLength(1)
    const [first] = await outcomes()
    // It is August 3 in Manila already.
    const data = { at: '2026-08-02T17:00:00.000Z' }
    await tropa.payload.db.updateOne({ collection: 'audit-trail', id: first?.id ?? '', data })
    await putAddress(tokens.ben, 'other@example.com')
    const refused = {
      key: 'mail',
      text: 'Mail has been refused since Aug 3.',
      href: '/admin/audit?search=mail+refused',
    }
    expect(await items('ada')).toEqual([refused])
    expect(await texts('ben')).toEqual([addAddress, readRules])
    mail.refuse(false)
    await confirmAddress(tokens.ben, 'ben@example.com')
    expect(await items('ada')).toEqual([])
    expect((await outcomes()).map(({ action }) => action)).toEqual(['mail-refused', 'mail-taken'])
  })

  it('tells of a calendar without a date in the next 60 days', async () => {
    const create = async (start: string, end = start) => {
      const [first, last] = [start, end].map(toStoredDate)
      const body = { title: 'Exam', type: 'exam', start: first, end: last, _status: 'published' }
      return tropa.call('POST /cms/api/calendar', { token: tokens.ada, body })
    }
    await create('2026-08-03', '2026-08-07')
    expect(await items('ada')).toEqual([
      {
        key: 'calendar',
        text: 'The calendar has no dates after Aug 7.',
        href: '/cms/collections/calendar',
      },
    ])
    await create(inDays(60))
    expect(await texts('ada')).toEqual([])
  })

  it('tells who has not used an invite link for 72 hours, five at most', async () => {
    const expire = async (id: string) => {
      const inviteExpiresAt = new Date(Date.now() - 1000).toISOString()
      await setMember(tropa.payload, id, { inviteExpiresAt })
    }
    const { id } = await invite('ana', 'user')
    expect(await texts('ada')).toEqual([])
    await expire(id)
    expect(await items('ada')).toEqual([
      {
        key: `invite-${id}`,
        text: 'ana has not used the invite link.',
        href: '/admin/members',
      },
    ])
    await onMember(`POST /api/members/${id}/invite`)
    expect(await texts('ada')).toEqual([])
    for (const name of ['f', 'e', 'd', 'c', 'b', 'a']) await expire((await invite(name, 'user')).id)
    const names = (await texts('ada')).map((text) => text.split(' ')[0])
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(await texts('ben')).toEqual([readRules])
  })
})
