import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalSlugs, slugs } from '../slugs'
import { boot, type Booted } from '../testing/boot'
import { createMember, signIn } from '../testing/fixtures'

const roles = ['anonymous', 'user', 'editor', 'admin'] as const
type Role = (typeof roles)[number]

/** Who may list, create, change and delete, as the statuses for each of {@link roles}. */
type Rights = Record<'list' | 'create' | 'update' | 'delete', readonly number[]>

const nobody = [403, 403, 403, 403]
const admins = (status: number) => [403, 403, 403, status]
const editors = (status: number) => [403, 403, status, status]

const content: Rights = {
  list: editors(200),
  create: editors(201),
  update: editors(200),
  delete: editors(200),
}
const work: Rights = {
  list: admins(200),
  create: admins(201),
  update: admins(200),
  delete: admins(200),
}

let tropa: Booted
const tokens: Partial<Record<Role, string>> = {}
const today = new Date().toISOString()

const call = async (role: Role, method: string, path: string, body?: object) => {
  const token = tokens[role]
  const response = await fetch(`${tropa.origin}/cms/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `JWT ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

let made = 0
const event = () => ({ title: 'Exams', type: 'exam', start: today }) as const
const todo = () =>
  ({
    title: 'Read',
    desc: 'It',
    deadline: today,
    priority: 'Low',
    assignees: ['Heads'] as 'Heads'[],
  }) as const
const record = () => ({ name: 'Ben', violation: 'Late', fee: 20, status: '1 warning', date: today })
const member = () => ({
  username: `m${++made}`,
  password: 'correct horse',
  userType: 'user' as const,
})
const inquiry = () =>
  ({ name: 'Ana', category: 'x', email: 'a@example.com', desc: 'x', status: 'new' }) as const
const log = () => ({ username: 'ben', action: 'LOGIN', description: 'x' }) as const

const rows: Record<string, { rights: Rights; data: () => object; change: object }> = {
  [slugs.calendar]: { rights: content, data: event, change: { title: 'Finals' } },
  [slugs.todos]: { rights: work, data: todo, change: { title: 'Read again' } },
  [slugs.records]: { rights: work, data: record, change: { fee: 50 } },
  [slugs.members]: {
    rights: { ...work, list: [403, 403, 200, 200] },
    data: member,
    change: { teams: ['Heads'] },
  },
  [slugs.inquiries]: {
    rights: { ...work, create: nobody },
    data: inquiry,
    change: { status: 'answered' },
  },
  [slugs.activityLogs]: {
    rights: { list: admins(200), create: nobody, update: nobody, delete: nobody },
    data: log,
    change: { description: 'Forged' },
  },
}

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
  tokens.user = await signIn(tropa.call, 'ben')
  tokens.editor = await signIn(tropa.call, 'eve')
  tokens.admin = await signIn(tropa.call, 'ada')
})
afterAll(() => tropa.stop())

const store = async (slug: string, data: object) => {
  const { id } = await tropa.payload.create({
    collection: slug as typeof slugs.calendar,
    data: data as ReturnType<typeof event>,
    overrideAccess: true,
  })
  return id
}

describe('over Payload’s REST', () => {
  it.each(Object.entries(rows))('%s', async (slug, { rights, data, change }) => {
    const seen: Record<string, number[]> = { list: [], create: [], update: [], delete: [] }
    for (const role of roles) {
      seen.list?.push((await call(role, 'GET', slug)).status)
      seen.create?.push((await call(role, 'POST', slug, data())).status)
      seen.update?.push(
        (await call(role, 'PATCH', `${slug}/${await store(slug, data())}`, change)).status,
      )
      seen.delete?.push((await call(role, 'DELETE', `${slug}/${await store(slug, data())}`)).status)
    }
    expect(seen).toEqual(rights)
  })

  it.each(Object.values(globalSlugs))('the global %s is an editor’s to read', async (slug) => {
    const seen = []
    for (const role of roles) seen.push((await call(role, 'GET', `globals/${slug}`)).status)
    expect(seen).toEqual(editors(200))
  })

  it('an acknowledgement is nobody’s to forge', async () => {
    const body = {
      todo: await store(slugs.todos, todo()),
      memberId: 'x',
      username: 'ben',
      acknowledgedAt: today,
    }
    const seen = []
    for (const role of roles)
      seen.push((await call(role, 'POST', slugs.acknowledgements, body)).status)
    expect(seen).toEqual(nobody)
  })

  it('an editor raises nobody’s rights, not even their own', async () => {
    const { docs } = await tropa.payload.find({
      collection: slugs.members,
      where: { username: { equals: 'eve' } },
    })
    const id = docs[0]?.id ?? ''
    await call('editor', 'PATCH', `${slugs.members}/${id}`, {
      userType: 'admin',
      isEditor: false,
      teams: ['Heads'],
      username: 'root',
      blocked: true,
    })
    const eve = await tropa.payload.findByID({ collection: slugs.members, id })
    expect(eve).toMatchObject({ userType: 'user', isEditor: true, username: 'eve', blocked: false })
    expect(eve.teams ?? []).toEqual([])
  })

  it('an editor sees no account but their own, and nobody a session or a hash', async () => {
    const { text } = await call('editor', 'GET', slugs.members)
    expect((JSON.parse(text) as { docs: { username: string }[] }).docs).toMatchObject([
      { username: 'eve' },
    ])
    for (const role of ['editor', 'admin'] as const) {
      const answer = await call(role, 'GET', `${slugs.members}?limit=100&showHiddenFields=true`)
      const others = (
        JSON.parse(answer.text) as { docs: { username: string; sessions?: object[] }[] }
      ).docs
      expect(answer.text).not.toMatch(/"(hash|salt|inviteHash|resetPasswordToken)":"/)
      const self = role === 'editor' ? 'eve' : 'ada'
      expect(
        others.filter(({ username, sessions }) => username !== self && sessions?.length),
      ).toEqual([])
    }
  })
})
