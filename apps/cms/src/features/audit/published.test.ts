import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { auditEntries } from '../../testing/fixtures'
import { createEvent, createPicture } from '../../testing/trash'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const post = (path: string, body: object) =>
  tropa.call(`POST /cms/api/globals/home${path}`, { token: tokens.ada, body })

/** The actions of ada, each with the fields that it names. */
const actionsOn = async (row: Where) => {
  const trail = await auditEntries(tropa.payload, { ...row, actor: { equals: 'ada' } })
  return trail.map(({ action, fields }) => [action, fields])
}

it('ignores the status of a row without drafts', async () => {
  const { id } = await createPicture(tropa, 'A dot')
  const { status } = await tropa.call(`PATCH /cms/api/media/${id}`, {
    token: tokens.ada,
    body: { alt: 'A red dot', _status: 'draft' },
  })
  expect(status).toBe(200)
  const trail = await auditEntries(tropa.payload, {
    rowCollection: { equals: 'media' },
    actor: { equals: 'ada' },
  })
  expect(trail.map(({ action }) => action)).toEqual(['update'])
})

it('tells apart publishing, unpublishing, restoring what was published and other changes', async () => {
  await post('', { tagline: 'First', _status: 'published' })
  await post('', { tagline: 'Second', _status: 'published' })
  const { docs } = await tropa.payload.findGlobalVersions({
    slug: 'home',
    where: { 'version.tagline': { equals: 'First' } },
  })
  await post(`/versions/${docs[0]?.id ?? ''}`, {})
  await post('', { _status: 'draft' })
  expect(await actionsOn({ rowCollection: { equals: 'home' } })).toEqual([
    ['publish', 'tagline'],
    ['publish', 'tagline'],
    ['restore-version', 'tagline'],
    ['unpublish', '_status'],
  ])
})

it('names only the status of events that are unpublished together, whatever their drafts say', async () => {
  const { id } = await createEvent(tropa, 'Open day')
  const update = (query: string, body: object) =>
    tropa.call(`PATCH /cms/api/calendar${query}`, { token: tokens.ada, body })
  const saved = await update(`/${id}?draft=true`, { tooltip: 'left', _status: 'draft' })
  expect(saved.status).toBe(200)
  const unpublished = await update(`?where[id][equals]=${id}`, { _status: 'draft' })
  expect(unpublished.status).toBe(200)
  expect(await actionsOn({ rowTitle: { equals: 'Open day' } })).toEqual([
    ['draft', 'tooltip, _status'],
    ['unpublish', '_status'],
  ])
})
