import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { createMember, signIn } from '../../testing/fixtures'

let tropa: Booted
const tokens: Record<string, string> = {}

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
  for (const name of ['ada', 'eve', 'ben']) tokens[name] = await signIn(tropa.call, name)
})
afterAll(() => tropa.stop())

const roles = ['ada', 'eve', 'ben', 'nobody']

const statusOf = async (who: string, method: string, path: string) => {
  const token = tokens[who]
  const { status } = await fetch(`${tropa.origin}/cms/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify({ revision: 1, version: 1 }) }),
  })
  return status
}

const calls = (slug: string, id: string) =>
  [
    ['GET', `${slug}?where[id][exists]=true`],
    ['POST', slug],
    ['PATCH', `${slug}?where[id][exists]=true`],
    ['DELETE', `${slug}?where[id][exists]=true`],
    ['GET', `${slug}/${id}`],
    ['PATCH', `${slug}/${id}`],
    ['DELETE', `${slug}/${id}`],
    ['POST', `${slug}/${id}/duplicate`],
  ] as const

const refusals = async (slug: string, id: string) => {
  const allowed: string[] = []
  for (const who of roles) {
    for (const [method, path] of calls(slug, id)) {
      const status = await statusOf(who, method, path)
      if (status !== 403) allowed.push(`${who} ${method} ${path} ${status}`)
    }
  }
  return allowed
}

describe('a collection that the server alone writes', () => {
  it.each([slugs.rulesRevisions, slugs.rulesAcknowledgements])(
    'is closed to everybody, admins too: %s',
    async (slug) => {
      expect(await refusals(slug, newId())).toEqual([])
    },
  )
})

const about = { kind: 'meeting', subjectId: newId(), memberId: newId() } as const
const day = '2026-01-05T01:00:00.000Z'
const text = { title: 'Read', desc: 'It', deadline: day, priority: 'Low' } as const
const newTodo = { ...text, assignees: ['Heads'] } as const

/** Rows of these belong to a to-do. */
const ofTodo = new Set<string>([slugs.acknowledgements, slugs.todoVersions, slugs.reminders])

describe('the data of the members’ area', () => {
  it.each([
    [slugs.todos, newTodo],
    [slugs.acknowledgements, { memberId: newId(), username: 'ben', acknowledgedAt: day }],
    [slugs.todoVersions, { ...text, version: 1, assignee: 'Heads' }],
    [slugs.reminders, { memberId: newId(), day: '2026-01-05' }],
    [slugs.meetings, { title: 'Stand-up', startsAt: day, assignees: ['Heads'] }],
    [slugs.rollCalls, { ...about, marks: [] }],
    [slugs.excuses, { ...about, reason: 'Ill.', state: 'open' }],
    [slugs.limitNotices, { ...about, limit: 'warnings', allowed: 3 }],
    [slugs.records, { name: 'Ben', violation: 'Late', fee: 20, status: '1 lateness', date: day }],
    [slugs.inquiries, { name: 'Ana', category: 'x', email: 'a@b.co', desc: 'x', status: 'new' }],
    [slugs.auditTrail, { at: day, actor: 'ben', action: 'sign-in' }],
  ] as const)(
    'is read by admins in the panel and written there by nobody: %s',
    async (slug, fields) => {
      const { payload } = tropa
      const { id: todo } = await payload.create({
        collection: slugs.todos,
        data: { ...newTodo, assignees: ['Heads'] },
      })
      const data = ofTodo.has(slug) ? { ...fields, todo } : fields
      const { id } = await payload.create({ collection: slug, data: data as never })
      const where = { id: { equals: id } }
      const stored = () => payload.db.findOne({ collection: slug, where })
      const before = await stored()
      expect(await refusals(slug, id)).toEqual([
        `ada GET ${slug}?where[id][exists]=true 200`,
        `ada GET ${slug}/${id} 200`,
      ])
      expect(await stored()).toEqual(before)
    },
  )
})
