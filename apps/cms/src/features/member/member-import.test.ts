import { memberImportMessages } from '@tropa/contract/member/member-import'
import { membersMessages, noSuchTeam } from '@tropa/contract/member/members'
import { defaultTeams } from '@tropa/contract/settings/teams'
import { describe, expect, it } from 'vitest'
import { bootedWithMail, signedIn } from '../../testing/boot'
import { auditEntries, createMember } from '../../testing/fixtures'
import { planImport } from './member-import'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const send = (rows: unknown, more: object = {}) =>
  tropa.call('POST /api/members/import', { token: tokens.ada, body: { rows, ...more } })

const usernames = async () => {
  const { docs } = await tropa.payload.find({ collection: 'members', pagination: false })
  return docs.map(({ username }) => username)
}

const sheet = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({ username: `${prefix}${index}`, teams: ['Heads'] }))

describe('POST /api/members/import', () => {
  it('invites several members, each with a link of their own that works', async () => {
    const rows = [
      { name: 'Ana Reyes', teams: ['Dev Team'] },
      { username: 'Cleo', userType: 'admin', name: null, email: '' },
      { username: 'BEN', teams: ['no team'] },
    ]
    const planned = [
      { username: 'ana.reyes', state: 'new' },
      { username: 'cleo', state: 'new' },
      { username: 'ben', state: 'exists' },
    ]
    const checked = await send(rows, { check: true })
    expect([checked.status, checked.body]).toEqual([200, { rows: planned, invites: [] }])
    expect(await usernames()).not.toContain('cleo')

    const { status, body } = await send(rows)
    expect([status, body.rows]).toEqual([200, planned])
    const link = expect.stringMatching(/\/invite#[\w-]{43}$/)
    expect(body.invites).toEqual([
      { username: 'ana.reyes', link, isMailed: false },
      { username: 'cleo', link, isMailed: false },
    ])
    const token = new URL(body.invites[0]?.link ?? '').hash.slice(1)
    const accepted = await tropa.call('POST /invite/accept', {
      body: { token, newPassword: 'brand new horse' },
    })
    expect(accepted.body.result).toEqual({
      username: 'ana.reyes',
      userType: 'user',
      role: ['Dev Team'],
    })
    const { body: me } = await tropa.call('GET /api/user/me', {
      token: String(accepted.body.token),
    })
    expect(me).toMatchObject({ username: 'ana.reyes', name: 'Ana Reyes' })
    const created = await auditEntries(tropa.payload, {
      action: { equals: 'create' },
      rowTitle: { in: ['ana.reyes', 'cleo'] },
    })
    expect(created).toHaveLength(2)

    const again = await send(rows)
    expect(again.body.invites).toEqual([])
    expect(again.body.rows.map(({ state }) => state)).toEqual(['exists', 'exists', 'exists'])
  })

  it('writes nothing if one of a hundred rows is wrong, and says which', async () => {
    const rows = [...sheet(99, 'wrong'), { username: 'wrong99', email: 'nobody' }]
    const { status, body } = await send(rows)
    const error = 'Please enter an e-mail address.'
    expect([status, body.message, body.errors]).toEqual([
      400,
      memberImportMessages.wrongRows,
      { 'rows.99.email': error },
    ])
    expect(body).toMatchObject({
      rows: expect.arrayContaining([
        { username: 'wrong98', state: 'new' },
        { username: 'wrong99', state: 'invalid', errors: { email: error } },
      ]),
    })
    expect((await usernames()).filter((name) => name.startsWith('wrong'))).toEqual([])
  })

  it('invites a hundred, and nobody twice if two admins send the same', async () => {
    const rows = sheet(100, 'many')
    const responses = await Promise.all([send(rows), send(rows)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const links = responses.flatMap(({ body }) => body.invites)
    expect(new Set(links.map(({ username }) => username)).size).toBe(100)
    expect(links).toHaveLength(100)
    expect((await usernames()).filter((name) => name.startsWith('many'))).toHaveLength(100)
  })

  it('mails a link to each address', async () => {
    const next = mail.next()
    const { body } = await send([{ username: 'mailed', email: 'mailed@example.com' }])
    expect(body.invites).toMatchObject([{ isMailed: true }])
    expect((await next).to).toEqual(['mailed@example.com'])
  })

  it('says by row which cells are not text', async () => {
    const wrong = { username: 'x', name: 5, email: {}, teams: 'Heads', userType: 5 }
    const { status, body } = await send([{ username: 5 }, wrong], { check: true })
    const fields = body.rows.map(({ errors }) => Object.keys(errors ?? {}).toSorted())
    expect([status, fields]).toEqual([200, [['username'], ['email', 'name', 'teams', 'userType']]])
  })

  it.each([
    [sheet(101, 'x'), memberImportMessages.tooMany],
    ['rows', memberImportMessages.rows],
  ])('refuses what is no list of at most a hundred rows', async (rows, message) => {
    const { status, body } = await send(rows)
    expect([status, body.errors]).toEqual([400, { rows: message }])
  })
})

describe('planImport', () => {
  const plan = (...rows: Parameters<typeof planImport>[0]) =>
    planImport(rows, new Set(['ada']), defaultTeams).map(({ row }) => row)

  it.each([
    [
      { teams: ['Heads', 'Head'], username: 'x' },
      { teams: `There is no team “Head”. ${noSuchTeam}` },
    ],
    [{ teams: ['x'.repeat(101)], username: 'x' }, { teams: noSuchTeam }],
    [{ userType: 'boss', username: 'x' }, { userType: 'Please choose a role.' }],
    [{ username: 'x\u200by' }, { username: membersMessages.unseen }],
    [{ name: '…' }, { username: 'Please enter a username.' }],
    [{ username: 'x', name: 'x'.repeat(101) }, { name: 'Please use at most 100 characters.' }],
  ])('says what is wrong with %j', (row, errors) => {
    expect(plan(row)).toMatchObject([{ state: 'invalid', errors }])
  })

  it('refuses a person who is pasted twice, in whatever spelling', () => {
    const rows = plan(
      { username: 'José' },
      { username: 'jose\u0301'.toUpperCase() },
      { name: 'Ada' },
    )
    expect(rows.map(({ state, errors }) => [state, errors])).toEqual([
      ['new', undefined],
      ['invalid', { username: memberImportMessages.twice }],
      ['exists', undefined],
    ])
  })

  it('says everything that is wrong with a repeated row', () => {
    const [, twice] = plan({ username: 'ben' }, { username: 'ben', userType: 'boss' })
    expect(twice?.errors).toEqual({
      username: memberImportMessages.twice,
      userType: 'Please choose a role.',
    })
  })
})

describe('GET /api/members/names', () => {
  it('tells members what others are called, and nothing else', async () => {
    const { id } = await createMember(tropa.payload, 'zed')
    await tropa.payload.db.updateOne({ collection: 'members', id, data: { name: 'Zed Cruz' } })
    const { body } = await tropa.call('GET /api/members/names', { token: tokens.ada })
    expect(body.at(-1)).toEqual({ userId: id, username: 'zed', name: 'Zed Cruz' })
    expect(body[0]).toMatchObject({ username: 'ada', name: null })
  })
})
