import { trashMessages } from '@tropa/contract/trash/trash'
import { describe, expect, it } from 'vitest'
import { readWaitingToPublish } from '../../payload/components/waiting-to-publish'
import { booted, signedIn } from '../../testing/boot'
import { auditEntries, storedMember } from '../../testing/fixtures'
import {
  createEvent,
  createOfEach,
  createPicture,
  createTeamMember,
  trashRecord,
  trashed,
  type Trashed,
} from '../../testing/trash'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = signedIn(tropa, 'ada', 'eve', 'ben')

const send = (line: string, body?: object, who = 'ada') =>
  tropa.call(line, { ...(body && { body }), ...(tokens[who] && { token: tokens[who] }) })

const trash = (collection: Trashed, id: string, who = 'ada') =>
  send(`PATCH /cms/api/${collection}/${id}`, { deletedAt: '2000-01-01T00:00:00.000Z' }, who)

/** Those that the panel moves there. */
const movable = trashed.filter(
  (slug) => slug !== 'records' && slug !== 'inquiries' && slug !== 'todos',
)

const publishes = new Set<Trashed>(['team', 'calendar'])

/** What the panel sends to restore one, which is published at once if that is asked for. */
const restore = (collection: Trashed, id: string, status = 'published', who = 'ada') =>
  send(
    `PATCH /cms/api/${collection}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    { deletedAt: null, ...(publishes.has(collection) && { _status: status }) },
    who,
  )

const textOf = async (path: string, token?: string) => {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  const response = await fetch(`${tropa.origin}${path}`, { ...(headers && { headers }) })
  return response.text()
}

const read = [
  '/api/team',
  '/api/calendar?startYear=2026',
  '/api/calendar',
  '/calendar.ics',
  '/api/todo',
  '/api/todo/archived',
  '/api/contact',
  '/api/records?limit=100',
  '/api/records?limit=100&search=trashed',
  '/api/records?limit=100&search=tr',
  ...trashed.map((slug) => `/cms/api/${slug}?limit=0`),
  ...['team', 'calendar'].map((slug) => `/cms/api/${slug}?limit=0&draft=true`),
]

/** Everything that visitors, members, editors and admins can read, as one text. */
const everything = async () => {
  const ada = await storedMember(tropa.payload, 'ada')
  const texts = await Promise.all(read.map((path) => textOf(path, tokens.ada)))
  const panel = await readWaitingToPublish(tropa.payload, { ...ada, collection: 'members' })
  return [...texts, JSON.stringify(panel)].join('\n')
}

const titles = {
  team: 'Trashed person',
  calendar: 'Trashed event',
  media: 'Trashed picture',
  todos: 'Trashed to-do',
  inquiries: 'Trashed inquiry',
  records: 'Trashed record',
} as const

const actionsOn = async (id: string) => {
  const docs = await auditEntries(tropa.payload, { rowId: { equals: id } })
  return docs.map(({ action, actor }) => [action, actor])
}

describe('the trash', () => {
  it('takes a document of each collection away from everybody, and gives it back', async () => {
    const ids = await createOfEach(tropa)
    const before = await everything()
    for (const slug of movable) {
      expect(before).toContain(titles[slug])
      expect((await trash(slug, ids[slug])).status).toBe(200)
    }
    const during = await everything()
    for (const slug of movable) {
      expect(during).not.toContain(titles[slug])
      expect((await send(`GET /cms/api/${slug}/${ids[slug]}`)).status).toBe(404)
    }
    for (const slug of movable) expect((await restore(slug, ids[slug])).status).toBe(200)
    const after = await everything()
    for (const slug of movable) {
      expect(after).toContain(titles[slug])
      expect(await actionsOn(ids[slug])).toEqual([
        ['create', 'server'],
        ['trash', 'ada'],
        ['restore-trashed', 'ada'],
      ])
    }
  })

  it('keeps the records that are in it out of every list', async () => {
    const total = async () => (await send('GET /api/records')).body.pagination
    const before = await total()
    await trashRecord(tropa.payload)
    expect(await total()).toEqual(before)
  })

  it('says since when by the clock of the server, not of the browser', async () => {
    const { team } = await createOfEach(tropa)
    const start = new Date().toISOString()
    await trash('team', team)
    const { docs } = await tropa.payload.find({
      collection: 'team',
      where: { id: { equals: team } },
      trash: true,
    })
    expect(docs[0]?.deletedAt && docs[0].deletedAt >= start).toBe(true)
  })

  it('takes a published event along when its draft is moved', async () => {
    const { id } = await createEvent(tropa, 'Seen before')
    await send(`PATCH /cms/api/calendar/${id}?draft=true`, { title: 'Not seen yet' })
    await send(`PATCH /cms/api/calendar/${id}?draft=true`, { deletedAt: new Date().toISOString() })
    expect(await everything()).not.toMatch(/Seen before|Not seen yet/)
    await restore('calendar', id, 'draft')
    const feed = await textOf('/calendar.ics')
    expect(feed).not.toMatch(/Seen before|Not seen yet/)
    expect(await everything()).toContain('Not seen yet')
  })

  it('is only for members who may delete', async () => {
    const { team } = await createOfEach(tropa)
    for (const who of ['ben', 'nobody']) expect((await trash('team', team, who)).status).toBe(403)
    expect((await trash('team', team, 'eve')).status).toBe(200)
    const empty = (slug: Trashed, who: string) =>
      send(`DELETE /cms/api/${slug}?trash=true&where[deletedAt][exists]=true`, undefined, who)
    for (const who of ['ben', 'nobody']) {
      expect((await restore('team', team, 'draft', who)).status).toBe(403)
      expect((await empty('team', who)).status).toBe(403)
    }
    expect((await empty('team', 'eve')).status).toBe(200)
    expect(await actionsOn(team)).toContainEqual(['delete', 'eve'])
  })

  it('keeps what is in it from being changed', async () => {
    const { team } = await createOfEach(tropa)
    await trash('team', team)
    expect((await send(`PATCH /cms/api/team/${team}`, { name: 'x' })).status).toBe(404)
    const refused = await send(`PATCH /cms/api/team/${team}?trash=true`, { name: 'x' })
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ message: trashMessages.readOnly }] },
    })
  })
})

describe('pictures in the trash', () => {
  it('are not served, and are served again', async () => {
    const picture = await createPicture(tropa, 'Hidden')
    const status = async () =>
      (await fetch(`${tropa.origin}/media/${picture.filename ?? ''}`)).status
    expect(await status()).toBe(200)
    await trash('media', picture.id)
    expect(await status()).toBe(404)
    await restore('media', picture.id)
    expect(await status()).toBe(200)
  })

  it('are nobody’s portrait, not even of somebody in the trash', async () => {
    const picture = await createPicture(tropa, 'Used')
    const { id } = await createTeamMember(tropa, 'Uma', picture.id)
    const refusal = (message: string) => ({ status: 400, body: { errors: [{ message }] } })
    expect(await trash('media', picture.id)).toMatchObject(
      refusal(trashMessages.portraitInUse('Uma')),
    )
    await trash('team', id)
    const inTrash = refusal(trashMessages.portraitInTrash('Uma'))
    expect(await trash('media', picture.id)).toMatchObject(inTrash)
    expect(await send(`DELETE /cms/api/media/${picture.id}`)).toMatchObject(inTrash)
    await send(`DELETE /cms/api/team/${id}?trash=true`)
    expect((await trash('media', picture.id)).status).toBe(200)
  })
})

describe('the order of the team', () => {
  it('gives nobody the position of somebody in the trash', async () => {
    const { id: image } = await createPicture(tropa, 'Shared')
    const last = await createTeamMember(tropa, 'Last', image)
    await trash('team', last.id)
    await createTeamMember(tropa, 'After', image)
    await restore('team', last.id)
    const { docs } = await tropa.payload.find({ collection: 'team', sort: '_order', limit: 0 })
    const orders = docs.map(({ _order }) => _order)
    expect(new Set(orders).size).toBe(orders.length)
    expect(docs.slice(-2).map(({ name }) => name)).toEqual(['Last', 'After'])
  })
})
