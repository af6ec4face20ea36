import { beforeAll, describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { changeMember, storedMember } from '../../testing/fixtures'
import { createPicture } from '../../testing/trash'

/** The callers of the panel's REST API. */
const callers = ['nobody', 'ben', 'eve', 'ada']

/** The statuses of listing, creating, changing and deleting, for each of {@link callers}. */
type Rights = Record<'list' | 'create' | 'update' | 'delete', readonly number[]>

/** Statuses of what only admins may do. */
const admins = (status: number) => [403, 403, 403, status]
/** Statuses of what only admins and editors may do. */
const editors = (status: number) => [403, 403, status, status]

const content: Rights = {
  list: editors(200),
  create: editors(201),
  update: editors(200),
  delete: editors(200),
}

const tropa = booted({ RATE_LIMIT: 'off' })
let image = ''
const tokens: Record<string, string> = signedIn(tropa, 'ada', 'eve', 'ben')
const today = new Date().toISOString()

const send = async (who: string, method: string, path: string, body?: object) => {
  const request = { token: tokens[who], body }
  const response = await tropa.call(`${method} /cms/api/${path}`, request)
  return { status: response.status, text: JSON.stringify(response.body) }
}

const event = () => ({ title: 'Exams', type: 'exam', start: today }) as const
const teamMember = () => ({
  name: 'Dina',
  alt: 'Dina',
  role: 'Developer',
  bio: 'Codes.',
  image,
  links: ['a@example.com', 'b@example.com', 'https://example.com'].map((url) => ({ url })),
})

const rows: Record<string, { rights: Rights; data: () => object; change: object }> = {
  calendar: { rights: content, data: event, change: { title: 'Finals' } },
  team: { rights: content, data: teamMember, change: { role: 'Designer' } },
}

beforeAll(async () => {
  image = (await createPicture(tropa, 'A red dot')).id
})

const store = async (slug: string, data: object) => {
  const { id } = await tropa.payload.create({
    collection: slug as 'calendar',
    data: data as ReturnType<typeof event>,
  })
  return id
}

const forEach = async (method: string, path: string, body?: object) => {
  const seen = []
  for (const who of callers) seen.push((await send(who, method, path, body)).status)
  return seen
}

describe('Payload’s REST API', () => {
  it.each(Object.entries(rows))(
    'limits %s to those with access',
    async (slug, { rights, data, change }) => {
      const seen: Record<string, number[]> = { list: [], create: [], update: [], delete: [] }
      for (const who of callers) {
        seen.list?.push((await send(who, 'GET', slug)).status)
        seen.create?.push((await send(who, 'POST', slug, data())).status)
        seen.update?.push(
          (await send(who, 'PATCH', `${slug}/${await store(slug, data())}`, change)).status,
        )
        seen.delete?.push(
          (await send(who, 'DELETE', `${slug}/${await store(slug, data())}`)).status,
        )
      }
      expect(seen).toEqual(rights)
    },
  )

  it.each(['home', 'about', 'rules', 'site'])(
    'lets only editors read the global %s',
    async (slug) => {
      expect(await forEach('GET', `globals/${slug}`)).toEqual(editors(200))
    },
  )

  it.each([
    ['home', { tagline: 'Ours' }, editors(200)],
    ['about', { sections: [{ heading: 'Us', body: 'We met.' }] }, editors(200)],
    ['rules', { title: 'Our rules' }, editors(200)],
    ['site', { name: 'Ours' }, admins(200)],
  ])('lets only those with access change the global %s', async (slug, change, rights) => {
    expect(await forEach('POST', `globals/${slug}`, change)).toEqual(rights)
  })

  it('lets only editors list and describe pictures', async () => {
    expect(await forEach('GET', 'media')).toEqual(editors(200))
    const path = `media/${image}`
    expect(await forEach('PATCH', path, { alt: 'A dot' })).toEqual(editors(200))
    expect((await forEach('DELETE', path)).slice(0, 2)).toEqual([403, 403])
  })

  it('lets only editors read and restore versions, and unpublish', async () => {
    const id = await store('calendar', { ...event(), _status: 'published' })
    await send('ada', 'PATCH', `calendar/${id}`, { title: 'Later' })
    for (const path of ['calendar', 'team', `globals/about`]) {
      expect([path, await forEach('GET', `${path}/versions`)]).toEqual([path, editors(200)])
    }
    const [oldest] = (
      await tropa.payload.findVersions({
        collection: 'calendar',
        where: { parent: { equals: id } },
        sort: 'createdAt',
      })
    ).docs
    const version = `calendar/versions/${oldest?.id ?? ''}`
    expect(await forEach('GET', version)).toEqual(editors(200))
    expect(await forEach('POST', version)).toEqual(editors(200))
    const unpublished = { _status: 'draft' }
    expect(await forEach('PATCH', `calendar/${id}`, unpublished)).toEqual(editors(200))
    expect(await forEach('POST', `globals/about`, unpublished)).toEqual(editors(200))
  })

  it('shows an editor no account through another document', async () => {
    const { id } = await storedMember(tropa.payload, 'ada')
    await tropa.payload.updateGlobal({ slug: 'site', data: { logKeeper: id } })
    await send('ada', 'POST', 'payload-locked-documents', { globalSlug: 'home' })
    for (const path of [
      `globals/site?depth=5`,
      'payload-locked-documents?depth=5',
      'payload-preferences/nav?depth=5',
      `members/${id}`,
      `members?where[username][equals]=ada`,
    ]) {
      const { text } = await send('eve', 'GET', path)
      expect([path, /"username":"ada"|"sessions":\[\{/.test(text)]).toEqual([path, false])
    }
    expect((await send('eve', 'PATCH', `members/${id}`, {})).status).toBe(403)
  })

  it.each(['eve', 'ada'])(
    'names who edits a document to %s, and shows no more of the account',
    async (who) => {
      const { payload } = tropa
      const { id } = await storedMember(payload, 'ada')
      await changeMember(payload, id, { email: 'ada@example.com' })
      const collection = 'payload-locked-documents'
      await payload.delete({ collection, where: {} })
      const user = { relationTo: 'members' as const, value: id }
      await payload.create({ collection, data: { globalSlug: 'home', user } })
      const { text } = await send(who, 'GET', `${collection}?depth=1`)
      const value = { id, email: 'ada' }
      expect(JSON.parse(text)).toMatchObject({ docs: [{ user: { value } }] })
      expect(text).not.toContain('ada@example.com')
    },
  )
})
