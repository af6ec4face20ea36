import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalSlugs, slugs } from '../slugs'
import { boot, type Booted } from '../../testing/boot'
import { createMember } from '../../testing/fixtures'
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
        deadline: `2026-11-${day}`,
        priority: 'Low',
      },
    })
  }
  await payload.create({
    collection: slugs.calendar,
    data: { title: 'Exams', type: 'exam', start: '2026-12-01', _status: 'published' },
  })
  await payload.create({ collection: slugs.calendar, data: { title: 'Party' }, draft: true })
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

const drafts = ['Drafts to be published', 2, ['Home', 'Party']]

describe('the attention board', () => {
  it('shows an admin new inquiries, drafts and to-dos due soon', async () => {
    expect(await waitingFor('ada')).toEqual([
      ['New inquiries', 1, ['Maria new']],
      drafts,
      ['To-dos due within three days', 2, ['Due 20', 'Due 23']],
    ])
  })

  it('shows an editor only drafts', async () => {
    expect(await waitingFor('eve')).toEqual([drafts])
  })
})
