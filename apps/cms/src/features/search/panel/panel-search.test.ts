import { panelSearchGroups } from '@tropa/contract/search/panel-search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalSlugs, slugs } from '../../../payload/slugs'
import { boot, type Booted } from '../../../testing/boot'
import { createMember, newInquiry, newTodo, signIn } from '../../../testing/fixtures'

let tropa: Booted
const tokens = { ada: '', eve: '', ben: '' }

type Who = keyof typeof tokens

const createEvent = (data: { title: string; start: string; isDraft?: boolean }) =>
  tropa.payload.create({
    collection: slugs.calendar,
    data: {
      title: data.title,
      type: 'event',
      start: data.start,
      _status: data.isDraft ? 'draft' : 'published',
    },
    draft: data.isDraft === true,
  })

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
  for (const who of ['ada', 'eve', 'ben'] as const) tokens[who] = await signIn(tropa.call, who)
  await tropa.call('POST /api/todo', {
    token: tokens.ada,
    body: { ...newTodo(), title: 'Zebra crossing', desc: 'Paint it' },
  })
  await tropa.call('POST /api/contact', {
    body: { ...newInquiry(), name: 'Zara', desc: 'Is there a zebra?' },
  })
  await tropa.payload.create({
    collection: slugs.records,
    data: { name: 'Ben', violation: 'Fed the zebra', fee: 20, status: 'Paid', date: '2026-01-02' },
  })
  await createEvent({ title: 'Zebra day', start: '2031-02-03' })
  await createEvent({ title: 'Secret zebra day', start: '2031-02-04', isDraft: true })
  await tropa.payload.updateGlobal({
    slug: globalSlugs.rules,
    data: {
      sections: [{ heading: 'Zebras', body: 'At most {maxWarnings} of them.' }],
      _status: 'published',
    },
  })
  await tropa.payload.updateGlobal({
    slug: globalSlugs.about,
    data: { sections: [{ heading: 'Our story', body: 'A zebra began it.' }] },
    draft: true,
  })
})
afterAll(() => tropa.stop())

const send = async (q: string, who?: Who) => {
  const address = `${tropa.origin}/cms/api/search?${new URLSearchParams({ q }).toString()}`
  const response = await fetch(address, {
    headers: who ? { authorization: `JWT ${tokens[who]}` } : {},
  })
  const body: unknown = await response.json()
  return { status: response.status, headers: response.headers, body }
}

const search = async (q: string, who: Who = 'ada') => {
  const { status, body } = await send(q, who)
  expect(status).toBe(200)
  return panelSearchGroups.parse(body)
}

const titles = async (q: string, who: Who) =>
  Object.fromEntries(
    (await search(q, who)).map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]),
  )

const forEditors = {
  event: ['Zebra day', 'Secret zebra day'],
  page: ['Our story'],
  rule: ['Zebras'],
}

describe('GET /cms/api/search', () => {
  it('finds everything for an admin, drafts included', async () => {
    expect(await titles('zebra', 'ada')).toEqual({
      ...forEditors,
      todo: ['Zebra crossing'],
      inquiry: ['Zara'],
      record: ['Ben'],
    })
  })

  it('finds neither to-dos nor inquiries nor records for an editor', async () => {
    expect(await titles('zebra', 'eve')).toEqual(forEditors)
    // Nor when an admin has just searched for the same.
    await search('zebra', 'ada')
    expect(await titles('zebra', 'eve')).toEqual(forEditors)
  })

  it('refuses members who are not editors, and visitors', async () => {
    expect((await send('zebra', 'ben')).status).toBe(403)
    expect((await send('zebra')).status).toBe(403)
  })

  it('leads to the documents in the panel, and says what is a draft', async () => {
    const [event] = await search('secret zebra')
    const { docs } = await tropa.payload.find({
      collection: slugs.calendar,
      draft: true,
      where: { title: { equals: 'Secret zebra day' } },
    })
    expect(event?.hits).toEqual([
      {
        title: 'Secret zebra day',
        excerpt: 'Feb 4, 2031',
        url: `/cms/collections/calendar/${docs[0]?.id ?? ''}`,
        isDraft: true,
      },
    ])
    const [rule] = await search('at most 3')
    expect(rule?.hits).toEqual([
      { title: 'Zebras', excerpt: 'At most 3 of them.', url: '/cms/globals/rules', isDraft: false },
    ])
  })

  it('finds a change at once, and nothing that is in the trash', async () => {
    const { id } = await createEvent({ title: 'Gnu run', start: '2031-03-01' })
    expect(await titles('gnu', 'eve')).toEqual({ event: ['Gnu run'] })
    await tropa.payload.update({ collection: slugs.calendar, id, data: { title: 'Yak run' } })
    expect([await titles('gnu', 'eve'), await titles('yak', 'eve')]).toEqual([
      {},
      { event: ['Yak run'] },
    ])
    const deletedAt = new Date().toISOString()
    await tropa.payload.update({ collection: slugs.calendar, id, data: { deletedAt } })
    expect(await titles('yak', 'eve')).toEqual({})
    const { docs } = await tropa.payload.find({ collection: slugs.inquiries })
    await tropa.payload.update({
      collection: slugs.inquiries,
      where: { id: { in: docs.map((inquiry) => inquiry.id) } },
      data: { deletedAt },
    })
    expect(await titles('zara', 'ada')).toEqual({})
  })

  it('finds nothing for a blank text, rejects one that is too long, and is never stored', async () => {
    const blank = await send('  ', 'eve')
    expect([blank.status, blank.body]).toEqual([200, []])
    expect(blank.headers.get('cache-control')).toBe('no-store')
    const long = await send('a'.repeat(201), 'eve')
    expect([long.status, long.body]).toEqual([
      400,
      { errors: [{ message: 'Please search for at most 200 characters.' }] },
    ])
  })
})
