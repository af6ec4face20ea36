import { beforeAll, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { createPicture, createTeamMember } from '../../testing/trash'

const tropa = booted({ RATE_LIMIT: 'off' })
const ids: Record<string, string> = {}
const tokens: Record<string, string> = signedIn(tropa, 'eve', 'ben')

const member = (name: string) => ({
  name,
  alt: name,
  role: 'Developer',
  bio: 'Codes.',
  links: ['a@example.com', 'b@example.com', 'c@example.com'].map((url) => ({ url })),
  _status: 'published' as const,
})

beforeAll(async () => {
  const { id: image } = await createPicture(tropa, 'x')
  for (const name of ['Ana', 'Ben', 'Cora']) {
    ids[name] = (await createTeamMember(tropa, name, image)).id
  }
})

const names = async () => {
  const { body } = await tropa.call('GET /api/team')
  return body.map(({ name }) => name)
}

const send = (line: string, body: object, who = 'eve') =>
  tropa.call(line, { body, ...(tokens[who] && { token: tokens[who] }) })

/** Sends what the panel sends when a row is dropped after another one. */
const drop = async (name: string, after: string, who = 'eve') => {
  const { docs } = await tropa.payload.find({ collection: 'team' })
  const target = docs.find((each) => each.name === after)
  return send(
    'POST /cms/api/reorder',
    {
      collectionSlug: 'team',
      docsToMove: [ids[name]],
      newKeyWillBe: 'greater',
      orderableFieldName: '_order',
      target: { id: target?.id, key: target?._order },
    },
    who,
  )
}

const change = (name: string, body: object, draft = false) =>
  send(`PATCH /cms/api/team/${ids[name] ?? ''}${draft ? '?draft=true' : ''}`, body)

it('lists the team in the order an editor dragged it to', async () => {
  expect(await names()).toEqual(['Ana', 'Ben', 'Cora'])
  expect((await drop('Ana', 'Cora')).status).toBe(200)
  expect(await names()).toEqual(['Ben', 'Cora', 'Ana'])
})

it('lets only editors change the order', async () => {
  const before = await names()
  for (const who of ['nobody', 'ben']) {
    expect((await drop('Ana', 'Ben', who)).status).toBe(403)
  }
  expect(await names()).toEqual(before)
})

it('publishes a new position at once and leaves an unpublished draft unpublished', async () => {
  await change('Ben', { bio: 'Drafted.' }, true)
  await drop('Ben', 'Ana')
  expect(await names()).toEqual(['Cora', 'Ana', 'Ben'])
  expect(JSON.stringify((await tropa.call('GET /api/team')).body)).not.toContain('Drafted.')
})

it('keeps the order when an outdated form is saved or an older version is restored', async () => {
  const { docs } = await tropa.payload.findVersions({
    collection: 'team',
    where: { parent: { equals: ids.Ana } },
    sort: 'createdAt',
  })
  const [first] = docs
  await change('Ana', { ...member('Ana'), role: 'Designer', _order: first?.version._order })
  expect(await names()).toEqual(['Cora', 'Ana', 'Ben'])
  const restored = await send(`POST /cms/api/team/versions/${first?.id ?? ''}`, {})
  expect(restored.status).toBe(200)
  expect(await names()).toEqual(['Cora', 'Ana', 'Ben'])
  await change('Ana', { bio: 'Saved after that.' })
  expect(await names()).toEqual(['Cora', 'Ana', 'Ben'])
})
