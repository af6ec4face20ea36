import { moveMessages } from '@tropa/contract/content/calendar-moves'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLocalReq } from 'payload'
import { slugs } from '../../../payload/slugs'
import { boot, type Booted } from '../../../testing/boot'
import { createMember, signIn } from '../../../testing/fixtures'
import type { MonthEvent } from './month-event'
import { movedBy } from './move'
import { readMonthEvents } from './read-month'
import { sendMove } from './send-move'

let tropa: Booted
const tokens = { ada: '', eve: '', ben: '' }

const memberOf = async (username: string) => {
  const { docs } = await tropa.payload.find({
    collection: slugs.members,
    where: { username: { equals: username } },
  })
  const [member] = docs
  if (!member) throw new Error(`There is no ${username}.`)
  return member
}

/** Sends what the panel sends, with the token of a member in place of the browser's cookie. */
const signedIn = (who: keyof typeof tokens) => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `JWT ${tokens[who]}`)
    return fetch(url, { ...init, headers })
  })
}

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
  for (const who of ['ada', 'eve', 'ben'] as const) tokens[who] = await signIn(tropa.call, who)
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => tropa.stop())

const createEvent = async (title: string, start: string, end: string | null = null) => {
  const { id } = await tropa.payload.create({
    collection: slugs.calendar,
    data: { title, type: 'exam', start, end, _status: 'published' },
  })
  return id
}

const saveDraft = (id: string, data: object) =>
  tropa.payload.update({
    collection: slugs.calendar,
    id,
    data: { ...data, _status: 'draft' },
    draft: true,
  })

const eventsOf = async (month: string, username = 'eve') => {
  const user = { ...(await memberOf(username)), collection: slugs.members }
  const req = await createLocalReq({ user }, tropa.payload)
  return readMonthEvents(req, month)
}

const eventOf = async (month: string, id: string): Promise<MonthEvent> => {
  const event = (await eventsOf(month)).find((each) => each.id === id)
  if (!event) throw new Error(`The event is not in ${month}.`)
  return event
}

const publicDays = async (id: string) => {
  const { start, end } = await tropa.payload.findByID({ collection: slugs.calendar, id })
  return [start.slice(0, 10), end?.slice(0, 10) ?? null]
}

const send = (event: MonthEvent, days: number) =>
  sendMove(`${tropa.origin}/cms/api`, event, movedBy(event, days))

const move = async (event: MonthEvent, days: number) => (await send(event, days)).refusal

describe('readMonthEvents', () => {
  it('has drafts and what goes over the ends of the month, and leaves out the trash', async () => {
    const over = await createEvent('Over the end', '2031-01-30', '2031-02-02')
    const whole = await createEvent('For months', '2030-12-01', '2031-03-31')
    const other = await createEvent('Elsewhere', '2031-03-09')
    const deleted = await createEvent('Deleted', '2031-02-10')
    await tropa.payload.update({
      collection: slugs.calendar,
      id: deleted,
      data: { deletedAt: new Date().toISOString() },
    })
    const { id: draft } = await tropa.payload.create({
      collection: slugs.calendar,
      data: { start: '2031-02-11' },
      draft: true,
    })
    const events = await eventsOf('2031-02')
    expect(events.map(({ id }) => id)).toEqual([whole, over, draft])
    expect(events.map(({ id }) => id)).not.toContain(other)
    expect(events[1]).toEqual({
      id: over,
      title: 'Over the end',
      type: 'exam',
      start: '2031-01-30',
      end: '2031-02-02',
      isPublished: true,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(events[2]).toMatchObject({ title: 'Untitled', type: null, isPublished: false })
  })

  it('reads nothing for a member who is not an editor', async () => {
    await expect(eventsOf('2031-02', 'ben')).rejects.toThrow('not allowed')
  })
})

describe('sendMove', () => {
  it('moves a published event with its length, live, and names who moved it', async () => {
    signedIn('eve')
    const id = await createEvent('Finals', '2028-02-28', '2028-03-01')
    expect(await move(await eventOf('2028-02', id), 1)).toBeUndefined()
    expect(await publicDays(id)).toEqual(['2028-02-29', '2028-03-02'])
    const { docs } = await tropa.payload.findVersions({
      collection: slugs.calendar,
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
    })
    expect(docs[0]?.version).toMatchObject({ changedBy: 'eve', _status: 'published' })
    const { docs: audited } = await tropa.payload.find({
      collection: slugs.auditTrail,
      where: { rowTitle: { equals: 'Finals' } },
      sort: '-at',
      limit: 1,
    })
    expect(audited[0]).toMatchObject({ actor: 'eve', rowCollection: slugs.calendar })
  })

  it('moves it back as it was', async () => {
    signedIn('eve')
    const id = await createEvent('One day', '2032-12-31')
    await move(await eventOf('2032-12', id), 1)
    expect(await publicDays(id)).toEqual(['2033-01-01', null])
    await move(await eventOf('2033-01', id), -1)
    expect(await publicDays(id)).toEqual(['2032-12-31', null])
  })

  it('moves a waiting draft only, and neither loses nor publishes it', async () => {
    signedIn('eve')
    const id = await createEvent('Trip', '2032-05-03', '2032-05-04')
    await saveDraft(id, { title: 'Trip to the sea', start: '2032-05-10', end: '2032-05-11' })
    const draft = await eventOf('2032-05', id)
    expect(draft).toMatchObject({ title: 'Trip to the sea', isPublished: false })
    expect(await move(draft, 2)).toBeUndefined()
    expect(await publicDays(id)).toEqual(['2032-05-03', '2032-05-04'])
    expect(await eventOf('2032-05', id)).toMatchObject({
      title: 'Trip to the sea',
      isPublished: false,
      start: '2032-05-12',
      end: '2032-05-13',
    })
  })

  it('does not publish a draft that was saved since the month was read', async () => {
    signedIn('eve')
    const id = await createEvent('Ball', '2032-06-03')
    const seen = await eventOf('2032-06', id)
    await saveDraft(id, { title: 'Secret ball' })
    expect(await move(seen, 1)).toBe(moveMessages.changed('Ball'))
    expect(await publicDays(id)).toEqual(['2032-06-03', null])
    expect((await eventOf('2032-06', id)).title).toBe('Secret ball')
  })

  it('does not move what a colleague has changed since the month was read', async () => {
    signedIn('eve')
    const id = await createEvent('Quiz', '2032-06-08')
    const seen = await eventOf('2032-06', id)
    await tropa.payload.update({
      collection: slugs.calendar,
      id,
      data: { title: 'Long quiz', _status: 'published' },
    })
    expect(await move(seen, 1)).toBe(moveMessages.changed('Quiz'))
    expect(await publicDays(id)).toEqual(['2032-06-08', null])
  })

  it('moves an event again that it has moved, published or a draft', async () => {
    signedIn('eve')
    for (const isPublished of [true, false]) {
      const id = await createEvent('Twice', '2032-06-15')
      if (!isPublished) await saveDraft(id, { title: 'Twice, a draft' })
      const seen = await eventOf('2032-06', id)
      expect(seen.isPublished).toBe(isPublished)
      const first = await send(seen, 2)
      if (first.refusal !== undefined) throw new Error(first.refusal)
      const again = { ...seen, ...movedBy(seen, 2), updatedAt: first.updatedAt }
      expect(await move(again, -2)).toBeUndefined()
      expect(await move(again, -2)).toBe(moveMessages.changed(seen.title))
      expect(await eventOf('2032-06', id)).toMatchObject({ start: '2032-06-15', isPublished })
    }
  })

  it('names the colleague who is editing what it does not move', async () => {
    signedIn('eve')
    const id = await createEvent('Fair', '2032-07-03')
    await tropa.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: slugs.calendar, value: id },
        user: { relationTo: slugs.members, value: (await memberOf('ada')).id },
      },
    })
    expect(await move(await eventOf('2032-07', id), 1)).toBe(
      '“Fair” was not moved: ada is editing it. Try again when they have finished.',
    )
    expect(await publicDays(id)).toEqual(['2032-07-03', null])
  })

  it('does not move what was deleted', async () => {
    signedIn('eve')
    const id = await createEvent('Gone', '2032-08-03')
    const seen = await eventOf('2032-08', id)
    await tropa.payload.delete({ collection: slugs.calendar, id })
    expect(await move(seen, 1)).toBe(moveMessages.gone('Gone'))
  })

  it('does not move for a member who is not an editor', async () => {
    const id = await createEvent('Ours', '2032-09-03')
    signedIn('ben')
    expect(await move(await eventOf('2032-09', id), 1)).toContain('“Ours” was not moved')
    expect(await publicDays(id)).toEqual(['2032-09-03', null])
  })

  it('says so where there is no such day or no server', async () => {
    const id = await createEvent('Last', '9998-12-31')
    const event = await eventOf('9998-12', id)
    const refused = moveMessages.refused('Last', moveMessages.noSuchDay)
    expect(await move(event, 366)).toBe(refused)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await move(event, -1)).toContain('The server did not answer')
  })
})
