import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toStoredDate } from '../fields/stored-date'
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
  for (const status of ['new', 'answered'] as const) {
    await payload.create({
      collection: slugs.inquiries,
      data: { name: `Maria ${status}`, category: 'Feedback', email: 'a@b.co', desc: 'x', status },
    })
  }
  for (const day of ['19', '20', '23', '24']) {
    await payload.create({
      collection: slugs.todos,
      data: {
        title: `Due ${day}`,
        desc: 'x',
        assignees: ['Heads'],
        deadline: toStoredDate(`2026-11-${day}`),
        priority: 'Low',
      },
    })
  }
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
  const kinds = await readAttention(tropa.payload, user, '2026-11-20')
  return kinds.map(({ title, total, items }) => [title, total, items.map(({ label }) => label)])
}

const scheduled = ['Scheduled', 1, ['About']]

const drafts = ['Drafts to be published', 2, ['Home', 'Party']]

describe('the attention board', () => {
  it('shows an admin new inquiries, drafts, what is scheduled and to-dos due soon', async () => {
    expect(await waitingFor('ada')).toEqual([
      ['New inquiries', 1, ['Maria new']],
      drafts,
      scheduled,
      ['To-dos due within three days', 2, ['Due 20', 'Due 23']],
    ])
  })

  it('shows an editor only drafts and what is scheduled', async () => {
    expect(await waitingFor('eve')).toEqual([drafts, scheduled])
  })
})
