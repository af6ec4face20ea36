import { daysInTrash } from '@tropa/contract/content/trash'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPictureStore } from '../media/open-picture-store'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import {
  createOfEach,
  createPicture,
  createTeamMember,
  trashed,
  type Trashed,
} from '../../testing/trash'
import { emptyTrash, emptyTrashOnce } from './empty-trash'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
})
afterAll(() => tropa.stop())

const trash = (collection: Trashed, id: string) =>
  tropa.payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } })

const count = async (collection: Trashed, id: string) => {
  const where = { id: { equals: id } }
  return (await tropa.payload.count({ collection, where, trash: true })).totalDocs
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('emptyTrash', () => {
  it('deletes what has been in the trash for 30 days, and nothing else', async () => {
    const ids = await createOfEach(tropa)
    const kept = await createOfEach(tropa)
    for (const slug of trashed) await trash(slug, ids[slug])
    await emptyTrash(tropa.payload, inDays(daysInTrash - 1))
    for (const slug of trashed) expect(await count(slug, ids[slug])).toBe(1)
    await emptyTrash(tropa.payload, inDays(daysInTrash + 1))
    for (const slug of trashed) {
      expect(await count(slug, ids[slug])).toBe(0)
      expect(await count(slug, kept[slug])).toBe(1)
      const { docs } = await tropa.payload.find({
        collection: slugs.auditTrail,
        where: { rowId: { equals: ids[slug] }, action: { equals: 'delete' } },
      })
      expect(docs.map(({ actor }) => actor)).toEqual(['server'])
    }
  })

  it('deletes the files of pictures, after the people whose portraits they were', async () => {
    const pictures = openPictureStore(tropa.payload, tropa.env)
    const picture = await createPicture(tropa, 'Portrait')
    const member = await createTeamMember(tropa, 'Vic', picture.id)
    await trash('team', member.id)
    await emptyTrash(tropa.payload, inDays(daysInTrash + 1))
    await trash('media', picture.id)
    expect(await pictures.find(picture.filename ?? '')).toBeDefined()
    await emptyTrash(tropa.payload, inDays(daysInTrash + 1))
    expect(await pictures.find(picture.filename ?? '')).toBeUndefined()
  })
})

describe.runIf(inject('engine') === 'mongodb')('emptyTrashOnce', () => {
  it('is done by one of several instances at a time, and again an hour later', async () => {
    const { records } = await createOfEach(tropa)
    await trash('records', records)
    const soon = inDays(1)
    await Promise.all([1, 2, 3].map(() => emptyTrashOnce(tropa.payload, soon)))
    await tropa.payload.update({
      collection: slugs.records,
      where: { id: { equals: records } },
      data: { deletedAt: null },
      trash: true,
    })
    await tropa.payload.db.updateOne({
      collection: slugs.records,
      id: records,
      data: { deletedAt: new Date(0).toISOString() },
    })
    await emptyTrashOnce(tropa.payload, soon)
    expect(await count('records', records)).toBe(1)
    await emptyTrashOnce(tropa.payload, new Date(soon.getTime() + 3_600_000))
    expect(await count('records', records)).toBe(0)
  })
})
