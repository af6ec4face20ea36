import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownCollections } from '../../database/rows'
import { boot, type Booted } from '../../testing/boot'
import { auditEntries, signIn } from '../../testing/fixtures'
import { seedWhenEmpty } from './seed'

let tropa: Booted
let token = ''

const empty = async () => {
  for (const collection of ownCollections(tropa.payload)) {
    await tropa.payload.db.deleteMany({ collection, where: {} })
  }
}

const seed = async (hasSample: boolean) => {
  const env = { ...tropa.env, seed: { ...tropa.env.seed, hasSample } }
  let password = ''
  await seedWhenEmpty(tropa.payload, env, ([admin]) => (password = admin?.password ?? ''))
  const body = { username: 'admin', password }
  token = (await tropa.call('POST /api/user/login', { body })).body.token
}

const counts = async () => (await tropa.call('GET /api/settings/sample', { token })).body

const remove = (parts: string[]) =>
  tropa.call('DELETE /api/settings/sample', { token, body: { parts } })

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  await signIn(tropa.call, 'ada')
  await empty()
})
afterAll(() => tropa.stop())

it('counts the sample as it was made, and removes what nobody has changed, also for two at once, with one audit entry for each record', async () => {
  await seed(true)
  const all = await counts()
  expect(all).toEqual({ people: 13, events: all.events, records: 14, texts: 2 })
  expect(all.events).toBeGreaterThan(100)
  const { payload } = tropa
  const [person] = (await payload.find({ collection: 'team' })).docs
  await payload.update({ collection: 'team', id: person?.id ?? '', data: { bio: 'Ours now.' } })
  expect((await counts()).people).toBe(12)
  const { numbers } = await payload.findGlobal({ slug: 'rules' })
  const data = { numbers: { ...numbers, absenceFee: 30 }, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'rules', data })
  expect((await counts()).texts).toBe(1)
  const parts = ['people', 'records', 'texts']
  const removals = await Promise.all([remove(parts), remove(parts)])
  expect(removals.map(({ status }) => status)).toEqual([200, 200])
  const ofRecords = { rowCollection: { equals: 'records' }, action: { equals: 'delete' } }
  expect(await auditEntries(payload, ofRecords)).toHaveLength(14)
  expect((await tropa.call('GET /api/rules')).body.sections).not.toEqual([])
  expect(await counts()).toEqual({ people: 0, events: all.events, records: 0, texts: 0 })
  expect((await tropa.call('GET /api/team')).body.map(({ bio }) => bio)).toEqual(['Ours now.'])
  expect((await payload.find({ collection: 'media' })).totalDocs).toBe(1)
  expect((await tropa.call('GET /api/records', { token })).body.records).toEqual([])
  expect((await tropa.call('GET /api/about')).body.sections).toEqual([])
  const draft = await payload.findGlobal({ slug: 'about', draft: true })
  expect([draft._status, draft.sections]).toEqual(['draft', []])
  expect((await tropa.call('GET /api/user/waiting', { token })).body.drafts).toBe(0)
  expect((await remove(['events', 'people'])).body.data.events).toBe(0)
  expect((await remove(['events'])).status).toBe(200)
})

it('is left out with SEED_SAMPLE=none, except the accounts and the settings', async () => {
  await empty()
  await seed(false)
  expect((await tropa.call('GET /api/team')).body).toEqual([])
  expect((await tropa.call('GET /api/site')).body).toMatchObject({ name: 'Tropa' })
  expect((await tropa.call('GET /api/members', { token })).body).toHaveLength(2)
})
