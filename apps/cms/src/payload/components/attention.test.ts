import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalSlugs, slugs } from '../slugs'
import { boot, type Booted } from '../../testing/boot'
import { createMember } from '../../testing/fixtures'
import { schedulePublish } from '../jobs/find-schedules'
import { readAttention } from './attention'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot()
  const { payload } = tropa
  await createMember(payload, 'eve', 'user', { isEditor: true })
  await payload.create({
    collection: slugs.calendar,
    data: { title: 'Exams', type: 'exam', start: '2026-12-01', _status: 'published' },
  })
  await payload.create({ collection: slugs.calendar, data: { title: 'Party' }, draft: true })
  await payload.jobs.queue({
    task: schedulePublish,
    input: { type: 'publish', global: globalSlugs.about },
    waitUntil: new Date('2999-11-24T01:00:00.000Z'),
  })
  await payload.updateGlobal({
    slug: globalSlugs.home,
    data: { tagline: 'Soon' },
    draft: true,
  })
})
afterAll(() => tropa.stop())

const waitingFor = async (username: string) => {
  const { docs } = await tropa.payload.find({
    collection: slugs.members,
    where: { username: { equals: username } },
  })
  const [member] = docs
  if (!member) throw new Error(`There is no ${username}.`)
  const user = { ...member, collection: slugs.members }
  const kinds = await readAttention(tropa.payload, user)
  return kinds.map(({ title, total, items }) => [title, total, items.map(({ label }) => label)])
}

describe('the attention board', () => {
  it.each(['ada', 'eve'])('shows %s drafts and what is scheduled', async (username) => {
    expect(await waitingFor(username)).toEqual([
      ['Drafts to be published', 2, ['Home', 'Party']],
      ['Scheduled', 1, ['About']],
    ])
  })
})
