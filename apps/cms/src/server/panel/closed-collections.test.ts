import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
})
afterAll(() => tropa.stop())

describe('a collection that the server alone writes', () => {
  it.each([
    slugs.todoVersions,
    slugs.reminders,
    slugs.rulesRevisions,
    slugs.rulesAcknowledgements,
    slugs.meetings,
    slugs.rollCalls,
    slugs.excuses,
    slugs.limitNotices,
  ])('is closed to admins too: %s', async (slug) => {
    const token = await signIn(tropa.call, 'ada')
    const statuses: number[] = []
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const { status } = await fetch(`${tropa.origin}/cms/api/${slug}?where[id][exists]=true`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
        ...(method === 'GET' ? {} : { body: JSON.stringify({ revision: 1, version: 1 }) }),
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([403, 403, 403, 403])
  })
})
