import type { FoundKind } from '@tropa/contract/search/search'
import { dateIn } from '@tropa/contract/base/team-time'
import { beforeAll, describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { createMember, newInquiry, newMeeting, newTodo, storeTodo } from '../../testing/fixtures'
import { createPicture } from '../../testing/trash'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

/** A person of the team page who is not published yet. */
const draftPerson = async (name: string, bio: string) => {
  const image = await createPicture(tropa, 'x')
  const links = ['a', 'b', 'c'].map((site) => ({ url: `${site}@example.com` }))
  return tropa.payload.create({
    collection: 'team',
    data: { name, alt: name, role: 'Developer', bio, image: image.id, links, _status: 'draft' },
    draft: true,
  })
}

const createEvent = (title: string, start: string, status: 'draft' | 'published') =>
  tropa.payload.create({
    collection: 'calendar',
    data: { title, type: 'event', start, _status: status },
    draft: status === 'draft',
  })

const postTodo = (changes: object) =>
  tropa.call('POST /api/todo', { token: tokens.ada, body: { ...newTodo(), ...changes } })

beforeAll(async () => {
  await postTodo({ title: 'Zebra crossing', desc: 'Paint it at the Café' })
  await storeTodo(tropa.payload, { title: 'Old zebra' })
  await tropa.call('POST /api/contact', {
    body: { ...newInquiry(), name: 'Zara', desc: 'Is there a zebra?' },
  })
  await createEvent('Zebra day', '2031-02-03', 'published')
  await createEvent('Secret zebra day', '2031-02-04', 'draft')
  await tropa.payload.updateGlobal({
    slug: 'rules',
    data: {
      sections: [
        { heading: 'Warning System', body: 'At most {maxWarnings} warnings.' },
        { heading: 'Zebras & lions', body: 'Feed them.' },
      ],
      _status: 'published',
    },
  })
})

const search = async (text: string, who: keyof typeof tokens = 'ada') => {
  const query = new URLSearchParams({ search: text }).toString()
  const { status, body } = await tropa.call(`GET /api/search?${query}`, { token: tokens[who] })
  expect(status).toBe(200)
  return body
}

const titles = async (text: string, who: keyof typeof tokens = 'ada') =>
  Object.fromEntries(
    (await search(text, who)).map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]),
  )

const hitsOf = async (text: string, kind: FoundKind) =>
  (await search(text)).find((group) => group.kind === kind)?.hits ?? []

describe('GET /api/search', () => {
  it('finds everything for an admin, in the order of the kinds', async () => {
    const groups = await search('zebra')
    expect(groups.map(({ kind }) => kind)).toEqual(['todo', 'event', 'rule', 'inquiry'])
    expect(await titles('zebra')).toEqual({
      todo: ['Zebra crossing', 'Old zebra'],
      event: ['Zebra day'],
      rule: ['Zebras & lions'],
      inquiry: ['Zara'],
    })
  })

  it('finds neither inquiries nor archived to-dos for a user', async () => {
    expect(await titles('zebra', 'ben')).toEqual({
      todo: ['Zebra crossing'],
      event: ['Zebra day'],
      rule: ['Zebras & lions'],
    })
  })

  it('finds people once they are published', async () => {
    const { id } = await draftPerson('Quentin Ñandú', 'Draws quaggas.')
    expect(await titles('quagga')).toEqual({})
    await tropa.payload.update({ collection: 'team', id, data: { _status: 'published' } })
    expect(await search('nandu QUAGGA')).toEqual([
      {
        kind: 'person',
        total: 1,
        hits: [
          { title: 'Quentin Ñandú', excerpt: 'Developer · Draws quaggas.', url: `/team#${id}` },
        ],
      },
    ])
  })

  it('finds members by name, for admins only', async () => {
    expect(await hitsOf('Ben', 'member')).toMatchObject([
      { title: 'ben', url: '/admin/members?search=%40ben' },
    ])
    expect(await titles('ben', 'ben')).toEqual({})
  })

  it('finds a meeting by its place, agenda and minutes, for its teams and admins only', async () => {
    const add = (title: string, assignees: string[]) => {
      const texts = { place: 'Aviary', agenda: 'Feed the toucan', minutes: 'It was fed.' }
      const body = newMeeting({ title, assignees, ...texts })
      return tropa.call('POST /api/meetings', { token: tokens.ada, body })
    }
    const { _id } = (await add('Ours', ['Dev Team'])).body.data
    await add('Theirs', ['Heads'])
    expect(await titles('aviary toucan')).toEqual({ meeting: ['Theirs', 'Ours'] })
    expect(await titles('fed toucan', 'ben')).toEqual({ meeting: ['Ours'] })
    expect((await search('toucan', 'ben'))[0]?.hits).toEqual([
      {
        title: 'Ours',
        excerpt: 'Aviary · Feed the toucan · It was fed.',
        url: `/meetings/${_id}`,
      },
    ])
  })

  it('ignores case and accents and wants every word', async () => {
    expect(await titles('cafe ZEBRA paint')).toEqual({ todo: ['Zebra crossing'] })
    expect(await titles('cafe zebra lion')).toEqual({})
  })

  it('says where each hit is shown', async () => {
    expect(await hitsOf('crossing', 'todo')).toEqual([
      {
        title: 'Zebra crossing',
        excerpt: 'Dev Team, Docu Team · Paint it at the Café',
        url: '/admin/todo?search=Zebra+crossing',
      },
    ])
    expect((await search('crossing', 'ben'))[0]?.hits[0]?.url).toBe('/todo?search=Zebra+crossing')
    expect(await hitsOf('old zebra', 'todo')).toMatchObject([{ url: '/admin/archived-todo' }])
    expect(await hitsOf('zebra day', 'event')).toEqual([
      {
        title: 'Zebra day',
        excerpt: 'Feb 3, 2031',
        url: '/calendar?year=2030&semester=second&month=1',
      },
    ])
    expect(await hitsOf('lions', 'rule')).toMatchObject([{ url: '/rules#zebras-lions' }])
    expect(await hitsOf('zara', 'inquiry')).toMatchObject([{ url: '/admin/inquiry?search=Zara' }])
  })

  it('finds the numbers of the rules as visitors read them', async () => {
    expect(await hitsOf('most 3', 'rule')).toMatchObject([{ excerpt: 'At most 3 warnings.' }])
  })

  it('finds at most five of a kind, titles before texts, and says how many there are', async () => {
    for (let number = 0; number < 6; number += 1) {
      await postTodo({ title: `Task ${number}`, desc: 'About an okapi' })
    }
    await postTodo({
      title: 'The okapi itself',
      desc: 'Soon',
      deadline: dateIn(tropa.env.timeZone),
    })
    const [found] = await search('okapi')
    expect([found?.hits.length, found?.total]).toEqual([5, 7])
    expect(found?.hits[0]?.title).toBe('The okapi itself')
  })

  it('finds a change at once', async () => {
    const before = await titles('gnu')
    await createEvent('Gnu run', '2031-03-01', 'published')
    expect([before, await titles('gnu')]).toEqual([{}, { event: ['Gnu run'] }])
  })

  it('finds a member who was made after an earlier search', async () => {
    expect(await titles('wombat')).toEqual({})
    await createMember(tropa.payload, 'wombat')
    expect(await titles('wombat')).toEqual({ member: ['wombat'] })
  })

  it('finds what an earlier version calls `q`', async () => {
    const { body } = await tropa.call('GET /api/search?q=zebra', { token: tokens.ben })
    expect(body).toEqual(await search('zebra', 'ben'))
    expect(body).not.toEqual([])
  })

  it('finds nothing for a blank text', async () => {
    expect(await search('  ')).toEqual([])
  })
})
