import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../../testing/boot'
import { createMember, signIn } from '../../../testing/fixtures'
import { globalSlugs, slugs } from '../../slugs'
import { changesOf } from './draft-changes'
import { findDrafts, type WaitingDraft } from './find-drafts'

let tropa: Booted
let token: string

beforeAll(async () => {
  tropa = await boot()
  const { payload } = tropa
  await createMember(payload, 'eve', 'user', { isEditor: true })
  token = await signIn(tropa.call, 'eve')
  const { id } = await payload.create({
    collection: slugs.calendar,
    data: { title: 'Exams', type: 'exam', start: '2026-12-01', _status: 'published' },
  })
  await payload.update({
    collection: slugs.calendar,
    id,
    data: { title: 'Final exams', start: '2026-12-02', changedBy: 'eve' },
    draft: true,
  })
  await payload.create({
    collection: slugs.calendar,
    data: { title: 'Party', type: 'event', start: '2026-12-24' },
    draft: true,
  })
  await payload.create({ collection: slugs.calendar, data: { title: 'No day yet' }, draft: true })
  await payload.updateGlobal({ slug: globalSlugs.home, data: { tagline: 'Soon' }, draft: true })
})
afterAll(() => tropa.stop())

const drafts = async () => {
  const { docs } = await tropa.payload.find({
    collection: slugs.members,
    where: { username: { equals: 'eve' } },
  })
  const [member] = docs
  if (!member) throw new Error('There is no eve.')
  return findDrafts(tropa.payload, { ...member, collection: slugs.members })
}

const draftOf = async (label: string): Promise<WaitingDraft> => {
  const found = (await drafts()).find((draft) => draft.label === label)
  if (!found) throw new Error(`No draft waits for ${label}.`)
  return found
}

const publish = ({ api }: WaitingDraft) =>
  tropa.call(`${api.method} /cms/api${api.path}`, { token, body: { _status: 'published' } })

describe('the list of drafts', () => {
  it('names every draft once, pages first', async () => {
    const [first, ...others] = await drafts()
    expect(first).toMatchObject({ label: 'Home', kind: 'Page', href: '/cms/globals/home' })
    expect(others.map(({ label, kind }) => [label, kind]).toSorted()).toEqual([
      ['Final exams', 'Calendar'],
      ['No day yet', 'Calendar'],
      ['Party', 'Calendar'],
    ])
  })

  it('says what a draft changes for visitors', async () => {
    expect(await changesOf(tropa.payload, await draftOf('Final exams'))).toEqual({
      isLive: true,
      changes: [
        { label: 'Title', was: 'Exams', now: 'Final exams' },
        { label: 'First day', was: '2026-12-01', now: '2026-12-02' },
      ],
    })
    const { isLive, changes } = await changesOf(tropa.payload, await draftOf('Party'))
    expect(isLive).toBe(false)
    expect(changes.every(({ was }) => was === '')).toBe(true)
  })

  it('publishes the newest version of an event and of a page', async () => {
    for (const label of ['Final exams', 'Home']) {
      expect((await publish(await draftOf(label))).status).toBe(200)
    }
    expect((await drafts()).map(({ label }) => label).toSorted()).toEqual(['No day yet', 'Party'])
    const { docs } = await tropa.payload.find({ collection: slugs.calendar })
    expect(docs.map(({ title }) => title)).toContain('Final exams')
    expect((await tropa.payload.findGlobal({ slug: globalSlugs.home })).tagline).toBe('Soon')
  })

  it('keeps a draft that is not complete', async () => {
    expect((await publish(await draftOf('No day yet'))).status).toBe(400)
    await draftOf('No day yet')
  })
})
