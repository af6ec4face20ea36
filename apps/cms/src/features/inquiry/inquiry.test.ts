import { inquiryMessages } from '@tropa/contract/inquiry/inquiry'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchTextOf } from '../../database/searched-fields'
import { booted, signedIn } from '../../testing/boot'
import { createMember, auditEntries, newInquiry, setMember } from '../../testing/fixtures'

const tropa = booted()
const tokens = signedIn(tropa, 'ada')

const send = (override?: Record<string, unknown>) =>
  tropa.call('POST /api/contact', { body: newInquiry(override) })

const listed = async () => (await tropa.call('GET /api/contact', { token: tokens.ada })).body

describe('inquiries', () => {
  it('lists inquiries to an admin, newest first, with the fields of the contract only', async () => {
    expect(await send({ name: 'First' })).toMatchObject({
      status: 201,
      body: { message: 'Inquiry sent successfully!' },
    })
    await send({ name: 'Second' })
    const inquiries = await listed()
    expect(inquiries.map(({ name }) => name)).toEqual(['Second', 'First'])
    expect(Object.keys(inquiries[0] ?? {})).toEqual([
      '_id',
      'name',
      'category',
      'email',
      'desc',
      'createdAt',
    ])
  })

  it('stores an inquiry with a filled honeypot as spam, sends the usual response and does not list it', async () => {
    const { status, body } = await send({ name: 'Robot', website: 'https://example.com' })
    expect([status, body]).toEqual([201, { message: 'Inquiry sent successfully!' }])
    expect((await listed()).map(({ name }) => name)).not.toContain('Robot')
    const kept = await tropa.payload.find({
      collection: 'inquiries',
      where: { status: { equals: 'spam' } },
    })
    expect(kept.docs.map(({ name }) => name)).toEqual(['Robot'])
  })

  it('rejects an inquiry whose category the site does not have', async () => {
    const { status, body } = await send({ category: 'Anything' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ category: 'Please enter a category' })
  })

  it('lists the newest 500 inquiries only', async () => {
    const { name: visitor, category, email, desc } = newInquiry()
    for (let number = 0; number < 500; number++) {
      const createdAt = new Date(Date.UTC(2090, 0, 1, 0, 0, number)).toISOString()
      await tropa.payload.db.create({
        collection: 'inquiries',
        data: { name: `${visitor} ${number}`, category, email, desc, status: 'new', createdAt },
      })
    }
    const inquiries = await listed()
    expect(inquiries).toHaveLength(500)
    expect(inquiries[0]?.name).toBe(`${visitor} 499`)
    expect(inquiries.map(({ name }) => name)).not.toContain('First')
  })
})

describe('the inquiries of the members’ area', () => {
  const call = <Line extends string>(line: Line, body?: unknown) =>
    tropa.call(line, { token: tokens.ada, ...(body !== undefined && { body }) })

  const page = async (query: string) =>
    (await call(`GET /api/inquiries?${query}`)).body.inquiries.map(({ name }) => name)

  const stored = async (override: Record<string, unknown> = {}) => {
    const { name, category, email, desc } = newInquiry()
    const row = { name, category, email, desc, status: 'new', ...override }
    const data = { ...row, searchText: searchTextOf('inquiries', row) }
    const { id } = await tropa.payload.db.create({ collection: 'inquiries', data })
    return String(id)
  }

  const entriesOf = async (id: string) => {
    const docs = await auditEntries(tropa.payload, { rowId: { equals: id } })
    return docs.map(({ actor, action, rowTitle, fields }) => [actor, action, rowTitle, fields])
  }

  beforeAll(async () => {
    await tropa.payload.db.deleteMany({ collection: 'inquiries', where: {} })
  })

  it('come in pages, newest first, with what became of them', async () => {
    await stored({ name: 'Old', status: 'answered', createdAt: '2026-01-02T03:04:05.678Z' })
    await stored({ name: 'New', createdAt: '2026-01-03T03:04:05.678Z' })
    await stored({ name: 'Robot', status: 'spam', createdAt: '2026-01-04T03:04:05.678Z' })
    const { status, body } = await call('GET /api/inquiries?limit=1&page=2')
    expect([status, body]).toEqual([
      200,
      {
        inquiries: [
          {
            _id: expect.any(String),
            ...newInquiry({ name: 'Old' }),
            createdAt: '2026-01-02T03:04:05.678Z',
            status: 'answered',
            assignedTo: null,
            notes: null,
            version: 1,
          },
        ],
        pagination: { total: 2, page: 2, limit: 1, totalPages: 2 },
      },
    ])
    expect(await page('status=spam')).toEqual(['Robot'])
    expect(await page('status=new')).toEqual(['New'])
    expect((await call('GET /api/inquiries?status=done')).body.errors).toHaveProperty('status')
  })

  it.each([
    ['JOSÉ ÑANDÚ', ['José']],
    ['Jose\u0301 N\u0303', ['José']],
    ['100%_', ['Per cent']],
    ['100%x', []],
    ['[aB]*?', ['Per cent']],
    ['called BACK', ['José']],
    ['6912d2f3c5a1b2c3d4e5f607', ['Id']],
    ['12 letters..', ['Twelve']],
    ['José\0', []],
  ])('are searched for %j literally and whatever its case', async (search, names) => {
    if (search.startsWith('JOSÉ')) {
      await stored({ name: 'José', desc: 'josé ñandú', notes: 'Called back.' })
      await stored({ name: 'Per cent', desc: 'It is 100%_ [Ab]*? sure.' })
      await stored({ name: 'Id', desc: 'My number is 6912D2F3C5A1B2C3D4E5F607.' })
      await stored({ name: 'Twelve', desc: 'These 12 letters..' })
    }
    expect(await page(new URLSearchParams({ search }).toString())).toEqual(names)
  })

  it('are given to an admin who can sign in, marked and annotated, each change with an entry', async () => {
    const id = await stored({ name: 'Maria' })
    const change = (body: unknown) => call(`PATCH /api/inquiries/${id}`, body)
    const changes = { status: 'doing', assignedTo: 'ada', notes: 'Called back.' }
    expect(await change(changes)).toMatchObject({
      status: 200,
      body: {
        message: 'Inquiry updated successfully!',
        data: { _id: id, ...newInquiry(), ...changes },
      },
    })
    expect((await change({ status: 'doing' })).body.data).toMatchObject(changes)
    const taken = { assignedTo: null, notes: null }
    expect((await change({ assignedTo: null, notes: ' ' })).body.data).toMatchObject(taken)
    const [first] = (await call('GET /api/inquiries')).body.inquiries
    expect(first).toMatchObject({ _id: id, ...taken })
    expect(await entriesOf(id)).toEqual([
      ['ada', 'update', 'Maria', 'status, assignedTo, notes'],
      ['ada', 'update', 'Maria', 'assignedTo, notes'],
    ])
  })

  it('refuse a change of an older version and store nothing', async () => {
    const id = await stored({ name: 'Maria' })
    const change = (body: object) => call(`PATCH /api/inquiries/${id}`, body)
    const first = await change({ version: 1, notes: 'Dec 9 is fixed.' })
    expect([first.status, first.body.data.version]).toEqual([200, 2])
    const second = await change({ version: 1, notes: 'Asked for the bus.' })
    expect([second.status, second.body]).toEqual([
      409,
      { message: inquiryMessages.changedByOthers },
    ])
    const same = await change({ version: 2, notes: 'Dec 9 is fixed.' })
    expect(same.body.data).toMatchObject({ notes: 'Dec 9 is fixed.', version: 2 })
    expect((await change({ status: 'doing' })).body.data.version).toBe(3)
    expect((await change({ version: 0 })).status).toBe(400)
  })

  it('are given to nobody else, and shown as nobody’s once their admin cannot sign in', async () => {
    const { id: zoe } = await createMember(tropa.payload, 'zoe', 'admin')
    const set = (data: Record<string, unknown>) => setMember(tropa.payload, zoe, data)
    const id = await stored()
    const give = async (assignedTo: string) =>
      (await call(`PATCH /api/inquiries/${id}`, { assignedTo })).body.errors
    const refused = { assignedTo: 'Please choose an admin who can sign in.' }
    for (const name of ['ben', 'nobody', '']) expect(await give(name)).toEqual(refused)
    const shown = async () => (await call('GET /api/inquiries')).body.inquiries[0]?.assignedTo
    await give('zoe')
    expect(await shown()).toBe('zoe')
    const unable = [
      { blocked: true },
      { blocked: false, inviteHash: 'a link that waits' },
      { inviteHash: null, hash: null },
    ]
    for (const state of unable) {
      await set(state)
      expect([await give('zoe'), await shown()]).toEqual([refused, null])
    }
  })

  it('are deleted permanently, with an entry', async () => {
    const id = await stored({ name: 'Gone' })
    expect((await call(`DELETE /api/inquiries/${id}`)).body).toEqual({
      message: 'Inquiry deleted successfully!',
    })
    expect(await page('search=gone')).toEqual([])
    expect(await entriesOf(id)).toEqual([['ada', 'delete', 'Gone', '']])
    for (const line of [`DELETE /api/inquiries/${id}`, `PATCH /api/inquiries/${id}`]) {
      expect(await call(line, { status: 'done' })).toMatchObject({
        status: 404,
        body: { message: 'This inquiry does not exist.' },
      })
    }
  })

  it('stay hidden if an earlier version moved them to the trash', async () => {
    const id = await stored({ name: 'Hidden', deletedAt: new Date().toISOString() })
    expect(await page('search=hidden')).toEqual([])
    expect((await listed()).map(({ name }) => name)).not.toContain('Hidden')
    const { status } = await call(`PATCH /api/inquiries/${id}`, { status: 'new' })
    expect(status).toBe(404)
  })
})
