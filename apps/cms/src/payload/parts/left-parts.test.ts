import { expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { createEvent } from '../../testing/trash'
import { findLeftParts } from './left-parts'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'eve', 'ada')

const target = (value: string) => ({ doc: { relationTo: 'calendar' as const, value } })

it('Each part that drafts changed since the last publishing goes live, with its last editor', async () => {
  const { id } = await createEvent(tropa, 'Fair')
  const save = (token: string, body: object, query = '?draft=true') =>
    tropa.call(`PATCH /cms/api/calendar/${id}${query}`, { token, body })
  const left = async () =>
    (await findLeftParts(tropa.payload, target(id))).map(({ label, by }) => [label, by])
  expect(await left()).toEqual([])
  await save(tokens.eve, { title: 'Fair of the year', type: 'exam' })
  await save(tokens.ada, { title: 'Fair of the term' })
  await save(tokens.eve, { type: 'event' })
  expect(await left()).toEqual([['Title', 'ada']])
  await save(tokens.eve, { _status: 'published' }, '')
  expect(await left()).toEqual([])
})

it('Of a page, each section that a draft changed goes live', async () => {
  const sections = [
    { heading: 'One', body: 'A' },
    { heading: 'Two', body: 'B' },
  ]
  const path = 'POST /cms/api/globals/about'
  const publish = { token: tokens.eve, body: { sections, _status: 'published' } }
  await tropa.call(path, publish)
  const { sections: stored } = await tropa.payload.findGlobal({ slug: 'about' })
  const changed = stored.map((each, index) => (index === 1 ? { ...each, body: 'C' } : each))
  await tropa.call(`${path}?draft=true`, { token: tokens.ada, body: { sections: changed } })
  expect(await findLeftParts(tropa.payload, { global: 'about' })).toMatchObject([
    { label: 'Section “Two”', by: 'ada' },
  ])
})
