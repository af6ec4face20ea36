import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { newInquiry, signIn } from '../../testing/fixtures'

let tropa: Booted
let admin: string

beforeAll(async () => {
  tropa = await boot()
  admin = await signIn(tropa.call, 'ada')
})
afterAll(() => tropa.stop())

const send = (override?: Record<string, unknown>) =>
  tropa.call('POST /api/contact', { body: newInquiry(override) })

const listed = async () => (await tropa.call('GET /api/contact', { token: admin })).body

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
      collection: slugs.inquiries,
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
        collection: slugs.inquiries,
        data: { name: `${visitor} ${number}`, category, email, desc, status: 'new', createdAt },
      })
    }
    const inquiries = await listed()
    expect(inquiries).toHaveLength(500)
    expect(inquiries[0]?.name).toBe(`${visitor} 499`)
    expect(inquiries.map(({ name }) => name)).not.toContain('First')
  })
})
