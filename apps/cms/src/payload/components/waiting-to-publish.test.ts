import { beforeAll, describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { createMember, signIn, storedMember } from '../../testing/fixtures'
import { schedulePublish } from '../jobs/find-schedules'
import { readWaitingToPublish } from './waiting-to-publish'

const tropa = booted()
let exams: string

beforeAll(async () => {
  const { payload } = tropa
  await createMember(payload, 'eve', 'user', { isEditor: true })
  const event = { type: 'exam', start: '2026-12-01', _status: 'published' } as const
  await payload.create({ collection: 'calendar', data: { ...event, title: 'Published' } })
  const { id } = await payload.create({
    collection: 'calendar',
    data: { ...event, title: 'Exams' },
  })
  exams = id
  await payload.update({
    collection: 'calendar',
    id,
    data: { title: 'Final exams' },
    draft: true,
  })
  await payload.jobs.queue({
    task: schedulePublish,
    input: { type: 'publish', global: 'about' },
    waitUntil: new Date('2999-11-24T01:00:00.000Z'),
  })
  await payload.updateGlobal({
    slug: 'home',
    data: { tagline: 'Soon' },
    draft: true,
  })
})

const waitingFor = async (username: string) => {
  const user = { ...(await storedMember(tropa.payload, username)), collection: 'members' as const }
  return readWaitingToPublish(tropa.payload, user)
}

describe('the board of what waits to be published', () => {
  it.each(['ada', 'eve'])('shows %s drafts and what is scheduled', async (username) => {
    const kinds = await waitingFor(username)
    expect(
      kinds.map(({ title, total, items }) => [title, total, items.map(({ label }) => label)]),
    ).toEqual([
      ['Drafts to be published', 2, ['Home', 'Final exams']],
      ['Scheduled', 1, ['About']],
    ])
  })

  it('leads from each draft to what it changes, and to the list in which several are published', async () => {
    const [drafts] = await waitingFor('eve')
    const where = { parent: { equals: exams }, 'version.title': { equals: 'Final exams' } }
    const { docs } = await tropa.payload.findVersions({ collection: 'calendar', where })
    expect(drafts.items[1]?.href).toBe(`/cms/collections/calendar/${exams}/versions/${docs[0]?.id}`)
    expect(drafts.lists?.map(({ label }) => label)).toEqual(['Events'])
  })

  it.each([
    ['ada', { drafts: 2, scheduled: 1 }],
    ['eve', { drafts: 2, scheduled: 1 }],
    ['ben', { drafts: 0, scheduled: 0 }],
  ])('is counted for the home of %s in the members’ area', async (username, counts) => {
    const token = await signIn(tropa.call, username)
    expect(await tropa.call('GET /api/user/waiting', { token })).toMatchObject({
      status: 200,
      body: counts,
    })
  })

  it('counts more drafts than it names', async () => {
    for (let each = 1; each <= 6; each += 1) {
      await tropa.payload.create({
        collection: 'calendar',
        data: { title: `Copy ${each}` },
        draft: true,
      })
    }
    const [drafts] = await waitingFor('eve')
    expect([drafts.total, drafts.items.length]).toEqual([8, 5])
  })
})
