import { daysInTrash } from '@tropa/contract/trash/trash'
import { describe, expect, it } from 'vitest'
import { pictureStoreOf } from '../database/pictures'
import { booted } from '../testing/boot'
import { auditEntries } from '../testing/fixtures'
import {
  createOfEach,
  createPicture,
  createTeamMember,
  trashed,
  type Trashed,
} from '../testing/trash'
import { emptyTrash } from './empty-trash'

const tropa = booted({ RATE_LIMIT: 'off' })

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
      const docs = await auditEntries(tropa.payload, {
        rowId: { equals: ids[slug] },
        action: { equals: 'delete' },
      })
      expect(docs.map(({ actor }) => actor)).toEqual(['server'])
    }
  })

  it('deletes the files of pictures, after the people whose portraits they were', async () => {
    const pictures = pictureStoreOf(tropa.payload)
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
