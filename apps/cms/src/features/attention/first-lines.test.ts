import { linksLeadTo } from '@tropa/contract/base/public-url'
import { beforeAll, expect, it } from 'vitest'
import { createRow } from '../../database/rows'
import { booted, signedIn } from '../../testing/boot'
import { idOf } from '../../testing/client'

const tropa = booted({ RATE_LIMIT: 'off', TRUST_PROXY: 'loopback' })
const tokens = signedIn(tropa, 'ada', 'ben')

const itemsOf = async (token: string, headers: Record<string, string> = {}) =>
  (await tropa.call('GET /api/attention', { token, headers })).body

const firstText = async () => (await itemsOf(tokens.ada))[0]?.text

let memberId = ''

beforeAll(async () => {
  memberId = idOf((await tropa.call('GET /api/members', { token: tokens.ada })).body[1])
})

it('Admins are told first how many excuses and disputes wait for a decision, and users are not', async () => {
  const meeting = async (title: string) => {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString()
    const body = { title, startsAt, assignees: ['Everyone'] }
    return idOf((await tropa.call('POST /api/meetings', { token: tokens.ada, body })).body.data)
  }
  const excuse = async () => {
    const body = { kind: 'meeting', id: await meeting('Stand-up'), reason: 'Dentist' }
    const sent = await tropa.call('POST /api/excuses', { token: tokens.ben, body })
    return idOf(sent.body.data)
  }
  const first = await excuse()
  expect((await itemsOf(tokens.ada))[0]).toEqual({
    key: 'decisions',
    text: '1 excuse waits for a decision.',
    href: '/admin/records#decisions',
  })
  expect((await itemsOf(tokens.ben)).map(({ key }) => key)).not.toContain('decisions')
  const second = await excuse()
  expect(await firstText()).toBe('2 excuses wait for a decision.')
  await createRow(tropa.payload, 'records', {
    name: 'ben',
    violation: 'Late',
    fee: 20,
    status: '1 lateness',
    date: new Date().toISOString(),
    member: memberId,
    state: 'disputed',
    disputedAt: new Date().toISOString(),
  })
  expect(await firstText()).toBe('2 excuses and 1 dispute wait for a decision.')
  for (const id of [first, second]) {
    const body = { decision: 'accepted' }
    await tropa.call(`PATCH /api/excuses/${id}`, { token: tokens.ada, body })
  }
  expect(await firstText()).toBe('1 dispute waits for a decision.')
})

it('Admins are told where links lead once an admin, not a user, has used another origin', async () => {
  const keys = async () => (await itemsOf(tokens.ada)).map(({ key }) => key)
  const elsewhere = { origin: 'https://team.example' }
  await itemsOf(tokens.ben, elsewhere)
  await tropa.call('GET /api/todo', { headers: elsewhere })
  expect(await keys()).not.toContain('links')
  // The same machine by another name.
  await itemsOf(tokens.ada, { referer: 'http://127.0.0.1:3000/admin' })
  expect(await keys()).not.toContain('links')
  // What a trusted proxy says counts for a client that names no page, here on a response that is cached.
  await tropa.call('GET /api/todo', {
    token: tokens.ada,
    headers: { referer: '', 'x-forwarded-host': 'team.example', 'x-forwarded-proto': 'https' },
  })
  const [, second] = await itemsOf(tokens.ada)
  const text = linksLeadTo('http://localhost:3000')
  expect(text).toBe('Links lead to http://localhost:3000. Set PUBLIC_URL.')
  expect(second).toEqual({ key: 'links', text, href: '/admin/members' })
})
