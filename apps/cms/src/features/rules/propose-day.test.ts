import { dateIn } from '@tropa/contract/base/team-time'
import { beforeAll, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'eve')

const save = async (body: object, query = '') => {
  const { status } = await tropa.call(`POST /cms/api/globals/rules${query}`, {
    token: tokens.eve,
    body: query ? body : { ...body, _status: 'published' },
  })
  expect(status).toBe(200)
}

const day = async () => (await tropa.payload.findGlobal({ slug: 'rules' })).lastUpdated.slice(0, 10)

const today = () => dateIn('Asia/Manila')

const fee = async (absenceFee: number) => {
  const { numbers } = await tropa.payload.findGlobal({ slug: 'rules' })
  return { numbers: { ...numbers, absenceFee } }
}

beforeAll(() => save({ lastUpdated: '2024-02-03' }))

it('Changed rules that an editor publishes get the day of the team, also if they were a draft before', async () => {
  await save(await fee(101))
  expect(await day()).toBe(today())
  await save({ lastUpdated: '2024-02-03' })
  expect(await day()).toBe('2024-02-03')
  await save(await fee(102), '?draft=true')
  expect(await day()).toBe('2024-02-03')
  await save({})
  expect(await day()).toBe(today())
})

it('A day that the editor chose or keeps stays, and so does the day of rules that are published unchanged', async () => {
  await save({ ...(await fee(103)), lastUpdated: '2024-02-03' })
  expect(await day()).toBe('2024-02-03')
  await save({ ...(await fee(104)), keepLastUpdated: true })
  expect(await day()).toBe('2024-02-03')
  await save(await fee(104))
  expect(await day()).toBe('2024-02-03')
  await save(await fee(105))
  expect(await day()).toBe(today())
})

it('An older version that is restored does not bring its day back', async () => {
  await save({ ...(await fee(106)), lastUpdated: '2024-02-03' })
  await save(await fee(107))
  const { docs } = await tropa.payload.findGlobalVersions({ slug: 'rules', sort: '-updatedAt' })
  const older = docs.find(({ version }) => version.lastUpdated.startsWith('2024-02-03'))
  const line = `POST /cms/api/globals/rules/versions/${older?.id ?? ''}`
  expect((await tropa.call(line, { token: tokens.eve })).status).toBe(200)
  const { numbers } = await tropa.payload.findGlobal({ slug: 'rules' })
  expect([numbers.absenceFee, await day()]).toEqual([106, today()])
})

it('Rules off the site get the day on which they go live again if they changed, else they keep theirs', async () => {
  const old = { lastUpdated: '2024-02-03' }
  const unpublish = () =>
    tropa.call('POST /cms/api/globals/rules', { token: tokens.eve, body: { _status: 'draft' } })
  const sections = [{ heading: 'Fees', body: 'An absence costs {absenceFee}.' }]
  await save({ ...(await fee(108)), ...old, sections })
  await unpublish()
  await save({})
  expect(await day()).toBe('2024-02-03')
  await unpublish()
  await save(await fee(109))
  expect(await day()).toBe(today())
  await save(old)
  await save(await fee(110), '?draft=true')
  await unpublish()
  await save({})
  expect(await day()).toBe(today())
})

it('The tick that keeps the day is taken off by publishing, and stays while a draft is saved', async () => {
  const tick = async (query: string) => {
    const { body } = await tropa.call(`POST /cms/api/globals/rules${query}`, {
      token: tokens.eve,
      body: { title: 'Rules', keepLastUpdated: true, ...(!query && { _status: 'published' }) },
    })
    return (body as { result: object }).result
  }
  expect(await tick('?draft=true')).not.toHaveProperty('keepLastUpdated')
  expect(await tick('')).toHaveProperty('keepLastUpdated', false)
})
