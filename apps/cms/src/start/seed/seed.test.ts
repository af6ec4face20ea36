import { parse } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ownCollections } from '../../database/rows'
import { pictureStoreOf } from '../../database/pictures'
import type { Media } from '../../payload/payload-types'
import { boot, type Booted } from '../../testing/boot'
import { newTodo, signIn } from '../../testing/fixtures'
import type { FirstAccount } from './accounts'
import { seedWhenEmpty } from './seed'
import { seedProgressOf } from '../../database/seed-progress'

let tropa: Booted
const announced: FirstAccount[][] = []

const seed = () =>
  seedWhenEmpty(tropa.payload, tropa.env, (accounts) => {
    announced.push(accounts)
  })
const newEvent = { title: 'Left by a killed seed', type: 'exam', start: '2026-10-05' } as const

const count = async (collection: 'members' | 'todos' | 'team') =>
  (await tropa.payload.find({ collection: collection, limit: 0 })).docs.length

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

it('does not change a database with members', async () => {
  const members = await count('members')
  await seed()
  expect([await count('members'), announced]).toEqual([members, []])
})

it('creates only the first accounts in a database with content and no members', async () => {
  const token = await signIn(tropa.call, 'ada')
  await tropa.call('POST /api/todo', { token, body: newTodo() })
  const team = await count('team')
  await tropa.payload.db.deleteMany({ collection: 'members', where: {} })
  await seed()
  expect(await count('team')).toBe(team)
  expect([await count('members'), await count('todos')]).toEqual([2, 1])
  expect(announced.flat().map(({ username }) => username)).toEqual(['admin', 'member'])
})

it('seeds an empty database once', async () => {
  for (const collection of ownCollections(tropa.payload)) {
    await tropa.payload.db.deleteMany({ collection, where: {} })
  }
  await seed()
  await seed()
  expect([await count('members'), await count('team')]).toEqual([2, 13])
})

it.runIf(inject('engine') === 'mongodb')(
  'seeds a MongoDB from the beginning if an earlier seed was killed',
  async () => {
    const { payload } = tropa
    await seedProgressOf(payload)?.begin()
    expect(await count('team')).toBe(13)
    await payload.db.deleteMany({ collection: 'members', where: {} })
    await payload.create({ collection: 'calendar', data: newEvent, draft: true })
    await seed()
    expect([await count('members'), await count('team')]).toEqual([2, 13])
    const { totalDocs } = await payload.count({
      collection: 'calendar',
      where: { title: { equals: newEvent.title } },
    })
    expect(totalDocs).toBe(0)
    expect(await seedProgressOf(payload)?.isIncomplete()).toBe(false)
  },
)

it('stores portraits the way uploads are stored', async () => {
  const { payload } = tropa
  const { docs } = await payload.find({ collection: 'media', limit: 1 })
  const [seeded] = docs
  if (!seeded?.filename) throw new Error('There is no picture')
  const data = await buffer(pictureStoreOf(payload).read(seeded.filename))
  const file = { data, name: 'again.webp', mimetype: 'image/webp', size: data.length }
  const { alt } = seeded
  const uploaded = await payload.create({ collection: 'media', data: { alt }, file })
  const shape = ({ filename, ...rest }: Media) =>
    JSON.parse(
      JSON.stringify(rest, (key, value: unknown) =>
        ['id', 'filesize', 'createdAt', 'updatedAt'].includes(key) ? typeof value : value,
      ).replaceAll(parse(String(filename)).name, 'name'),
    ) as unknown
  expect(shape(seeded)).toEqual(shape(uploaded))
  for (const { filename, filesize } of [seeded, ...Object.values(seeded.sizes ?? {})]) {
    expect((await pictureStoreOf(payload).find(String(filename)))?.size).toBe(filesize)
  }
})
