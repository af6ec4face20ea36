import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { createMember, newMeeting, signIn } from '../../testing/fixtures'

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
  it.each([
    slugs.rulesRevisions,
    slugs.rulesAcknowledgements,
    slugs.rollCalls,
    slugs.excuses,
    slugs.limitNotices,
  ])('is closed to everybody, admins too: %s', async (slug) => {
    expect(await refusals(slug, newId())).toEqual([])
  })

  it('is closed where there is a row, too', async () => {
    const body = newMeeting()
    const { data } = (await tropa.call('POST /api/meetings', { token: tokens.ada ?? '', body }))
      .body
    expect(await refusals(slugs.meetings, data._id)).toEqual([])
    const { totalDocs } = await tropa.payload.count({ collection: slugs.meetings })
    expect(totalDocs).toBe(1)
  })
})

const day = '2026-01-05T01:00:00.000Z'
const text = { title: 'Read', desc: 'It', deadline: day, priority: 'Low' } as const

describe('the data of the members’ area', () => {
  it.each([
    [slugs.todos, { ...text, assignees: ['Heads'] }],
    [slugs.acknowledgements, { memberId: newId(), username: 'ben', acknowledgedAt: day }],
    [slugs.todoVersions, { ...text, version: 1, assignee: 'Heads' }],
    [slugs.reminders, { memberId: newId(), day: '2026-01-05' }],
  ] as const)(
    'is read by admins in the panel and written there by nobody: %s',
    async (slug, fields) => {
      const { payload } = tropa
      const { id: todo } = await payload.create({
        collection: slugs.todos,
        data: { ...text, assignees: ['Heads'] },
      })
      const data = slug === slugs.todos ? fields : { ...fields, todo }
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
