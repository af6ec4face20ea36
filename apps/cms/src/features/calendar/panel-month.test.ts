import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { storedMember } from '../../testing/fixtures'
import { lastDayOf } from './month'
import { readForEditor } from './read'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'eve')

const createEvent = async (title: string, start: string, end: string | null = null) => {
  const { id } = await tropa.payload.create({
    collection: 'calendar',
    data: { title, type: 'exam', start, end, _status: 'published' },
  })
  return id
}

const eventsOf = async (month: string, username = 'eve') => {
  const member = await storedMember(tropa.payload, username)
  const req = await createLocalReq({ user: { ...member, collection: 'members' } }, tropa.payload)
  return readForEditor(req, { first: `${month}-01`, last: lastDayOf(month) })
}

const move = (id: string, updatedAt: string, data: object, draft = false) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ ...data, updatedAt }))
  const line = `PATCH /cms/api/calendar/${id}?depth=0&draft=${draft}`
  return tropa.call(line, { token: tokens.eve, body })
}

describe('the events of a month', () => {
  it('has drafts and events across the ends of the month, and leaves out the trash', async () => {
    const over = await createEvent('Over the end', '2031-01-30', '2031-02-02')
    const whole = await createEvent('For months', '2030-12-01', '2031-03-31')
    await createEvent('Elsewhere', '2031-03-01')
    const deleted = await createEvent('Deleted', '2031-02-10')
    await tropa.payload.update({
      collection: 'calendar',
      id: deleted,
      data: { deletedAt: new Date().toISOString() },
    })
    const { id: draft } = await tropa.payload.create({
      collection: 'calendar',
      data: { start: '2031-02-28' },
      draft: true,
    })
    const events = await eventsOf('2031-02')
    expect(events.map(({ id }) => id)).toEqual([whole, over, draft])
    expect(events[1]).toEqual({
      id: over,
      title: 'Over the end',
      type: 'exam',
      hasType: true,
      tooltip: null,
      start: '2031-01-30',
      end: '2031-02-02',
      audience: [],
      isPublished: true,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(events[2]).toMatchObject({ title: '', hasType: false, isPublished: false })
  })

  it('reads nothing for a member who is not an editor', async () => {
    await expect(eventsOf('2031-02', 'ben')).rejects.toThrow('not allowed')
  })
})

describe('a move in the month', () => {
  it('changes only the draft if one waits, and neither loses nor publishes it', async () => {
    const id = await createEvent('Trip', '2032-05-03')
    await tropa.payload.update({
      collection: 'calendar',
      id,
      data: { title: 'Trip to the sea', _status: 'draft' },
      draft: true,
    })
    const [seen] = await eventsOf('2032-05')
    const days = { start: '2032-05-12', end: null, _status: 'draft' }
    expect((await move(id, seen?.updatedAt ?? '', days, true)).status).toBe(200)
    const { start, title } = await tropa.payload.findByID({ collection: 'calendar', id })
    expect([start.slice(0, 10), title]).toEqual(['2032-05-03', 'Trip'])
    expect(await eventsOf('2032-05')).toMatchObject([
      { title: 'Trip to the sea', isPublished: false, start: '2032-05-12' },
    ])
  })

  it('is refused if a colleague has saved the event since the month was read', async () => {
    const id = await createEvent('Ball', '2032-06-03')
    const [seen] = await eventsOf('2032-06')
    const days = { start: '2032-06-04', end: null, _status: 'published' }
    const first = await move(id, seen?.updatedAt ?? '', days)
    expect(first.status).toBe(200)
    const second = await move(id, seen?.updatedAt ?? '', { ...days, start: '2032-06-05' })
    expect(second.status).toBe(409)
    const { doc } = first.body as { doc: { updatedAt: string } }
    expect((await move(id, doc.updatedAt, { ...days, start: '2032-06-03' })).status).toBe(200)
    expect(await eventsOf('2032-06')).toMatchObject([{ start: '2032-06-03', isPublished: true }])
  })
})
