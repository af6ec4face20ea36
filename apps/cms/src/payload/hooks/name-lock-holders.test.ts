import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { storedMember } from '../../testing/fixtures'

describe('a lock', () => {
  const tropa = booted()
  signedIn(tropa, 'eve')

  const readAs = async (username: string) => {
    const user = await storedMember(tropa.payload, username)
    const { docs } = await tropa.payload.find({
      collection: 'payload-locked-documents',
      user: { ...user, collection: 'members' },
      overrideAccess: false,
      depth: 1,
    })
    return { reader: user.id, lock: docs[0] }
  }

  it('names the member who holds it', async () => {
    const { id: value } = await storedMember(tropa.payload, 'ada')
    await tropa.payload.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'site', user: { relationTo: 'members', value } },
    })
    const { lock } = await readAs('eve')
    expect(lock?.user.value).toEqual({ id: value, email: 'ada' })
  })

  it('whose holder is not stored yet is each reader’s own', async () => {
    await tropa.payload.delete({
      collection: 'payload-locked-documents',
      where: { id: { exists: true } },
    })
    await tropa.payload.db.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'about' },
    })
    const { reader, lock } = await readAs('eve')
    expect(lock?.user.value).toMatchObject({ id: reader })
  })
})
