import { describe, expect, it } from 'vitest'
import { newId } from '../../database/ids'
import { findMember } from '../../features/member/stored-member'
import { booted, signedIn } from '../../testing/boot'
import { createMember, signIn, storeTodo } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = signedIn(tropa, 'ada', 'eve', 'ben')

const roles = ['ada', 'eve', 'ben', 'nobody']

/** What all responses of a test said. */
let texts: string[] = []

const statusOf = async (who: string, method: string, path: string) => {
  const sent = method === 'GET' ? undefined : { revision: 1, version: 1 }
  const request = { token: tokens[who], body: sent }
  const { status, body } = await tropa.call(`${method} /cms/api/${path}`, request)
  texts.push(JSON.stringify(body))
  return status
}

const calls = (slug: string, id: string) =>
  [
    ['GET', `${slug}?limit=100&showHiddenFields=true&depth=2`],
    ['POST', slug],
    ['PATCH', `${slug}?where[id][exists]=true`],
    ['DELETE', `${slug}?where[id][exists]=true`],
    ['GET', `${slug}/${id}?showHiddenFields=true&depth=2`],
    ['PATCH', `${slug}/${id}`],
    ['DELETE', `${slug}/${id}`],
    ['POST', `${slug}/${id}/duplicate`],
  ] as const

const refusals = async (slug: string, id: string) => {
  const allowed: string[] = []
  texts = []
  for (const who of roles) {
    for (const [method, path] of calls(slug, id)) {
      const status = await statusOf(who, method, path)
      if (status !== 403) allowed.push(`${who} ${method} ${path.split('?')[0]} ${status}`)
    }
  }
  return allowed
}

const serverOnly = ['attempts', 'rules-revisions', 'rules-acknowledgements']

describe('a collection that the server alone writes', () => {
  it.each(serverOnly)('is closed to everybody, admins too: %s', async (slug) => {
    expect(await refusals(slug, newId())).toEqual([])
  })
})

const about = { kind: 'meeting', subjectId: newId(), memberId: newId() } as const
const day = '2026-01-05T01:00:00.000Z'
const text = { title: 'Read', desc: 'It', deadline: day, priority: 'Low' } as const
const newTodo = { ...text, assignees: ['Heads'] } as const
const newMeeting = { title: 'Stand-up', startsAt: day, assignees: ['Heads'] } as const

/** Rows of these belong to a to-do. */
const ofTodo = new Set<string>(['acknowledgements', 'todo-versions', 'reminders', 'todo-results'])

const readOnly = [
  ['todos', newTodo],
  ['acknowledgements', { memberId: newId(), username: 'ben', acknowledgedAt: day }],
  ['todo-results', { memberId: newId(), handedInAt: day, state: 'handed-in' }],
  ['todo-versions', { ...text, version: 1, assignee: 'Heads' }],
  ['reminders', { memberId: newId(), day: '2026-01-05' }],
  ['meetings', newMeeting],
  ['meeting-versions', { title: 'Stand-up', startsAt: day, assignee: 'Heads', version: 1 }],
  ['roll-calls', { ...about, marks: [] }],
  ['excuses', { ...about, reason: 'Ill.', state: 'open' }],
  ['limit-notices', { ...about, limit: 'warnings', allowed: 3 }],
  ['years', { startedAt: '', closedAt: day, left: 0, recordsClosed: 0 }],
  ['mail-days', { memberId: newId(), kind: 'reminders', day: '2026-01-05' }],
  ['news', { ...about, title: 'Stand-up', what: 'new' }],
  ['records', { name: 'Ben', violation: 'Late', fee: 20, status: '1 lateness', date: day }],
  ['inquiries', { name: 'Ana', category: 'x', email: 'a@b.co', desc: 'x', status: 'new' }],
  ['activity-logs', { username: 'ben', action: 'LOGIN', description: 'x' }],
  ['audit-trail', { at: day, actor: 'ben', action: 'sign-in' }],
] as const

describe('the data of the members’ area', () => {
  it.each(readOnly)(
    'is read by admins in the panel and written there by nobody: %s',
    async (slug, fields) => {
      const { payload } = tropa
      const { id: todo } = await storeTodo(payload)
      const { id: meeting } = await payload.create({
        collection: 'meetings',
        data: newMeeting as never,
      })
      const data = {
        ...fields,
        ...(ofTodo.has(slug) && { todo }),
        ...(slug === 'meeting-versions' && { meeting }),
      }
      const { id } = await payload.create({ collection: slug, data: data as never })
      const where = { id: { equals: id } }
      const stored = () => payload.db.findOne({ collection: slug, where })
      const before = await stored()
      expect(await refusals(slug, id)).toEqual([`ada GET ${slug} 200`, `ada GET ${slug}/${id} 200`])
      expect(await stored()).toEqual(before)
    },
  )
})

describe('the members', () => {
  const secret = 'told to nobody'
  const secrets = {
    hash: secret,
    salt: secret,
    resetPasswordToken: secret,
    email: `${secret.replaceAll(' ', '.')}@example.com`,
    pendingEmail: secret,
    pendingEmailHash: secret,
    secondFactorSecret: secret,
    pendingSecret: secret,
    recoveryCodeHashes: secret,
    feedKeyHash: secret,
    sessionEpoch: secret,
    inviteHash: secret,
    mailedInviteHash: secret,
  }

  it('are read by admins, an editor reads the own row, and nobody writes them or reads a secret', async () => {
    const { id } = await createMember(tropa.payload, 'dora')
    await signIn(tropa.call, 'dora')
    await tropa.payload.db.updateOne({ collection: 'members', id, data: secrets })
    const stored = () => findMember(tropa.payload, id)
    const before = await stored()
    expect(await refusals('members', id)).toEqual([
      'ada GET members 200',
      `ada GET members/${id} 200`,
      `ada POST members/${id}/duplicate 404`,
      'eve GET members 200',
      `eve GET members/${id} 404`,
      `eve POST members/${id}/duplicate 404`,
    ])
    expect(await stored()).toEqual(before)
    expect(before).toMatchObject(secrets)
    const [session] = before?.sessions ?? []
    const all = texts.join()
    expect(all).toContain('"dora"')
    expect(all).not.toMatch(/told.to.nobody|"hash"|"salt"/)
    expect(all).not.toContain(session?.id ?? 'dora')
    expect(texts.filter((text) => text.includes('"eve"') && !text.includes('"ada"'))).toHaveLength(
      1,
    )
  })
})

it('Every collection that is not content has a row here', () => {
  const content = ['team', 'calendar', 'media']
  const own = tropa.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  expect(own.map(({ slug }) => slug).toSorted()).toEqual(
    [...content, ...serverOnly, ...readOnly.map(([slug]) => slug), 'members'].toSorted(),
  )
})
