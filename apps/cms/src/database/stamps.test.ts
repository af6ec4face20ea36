import type { EventEmitter } from 'node:events'
import { Collection, MongoError, ObjectId } from 'mongodb'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { booted } from '../testing/boot'
import { requireMongodb } from './engine'
import { stampsOf } from './stamps'

const noPrimary = new MongoError('no primary')

describe.runIf(inject('engine') === 'mongodb')('the stamps of a MongoDB', () => {
  const tropa = booted()
  afterEach(() => vi.restoreAllMocks())

  it('are renewed again after a failure that nobody is told of', async () => {
    const stamps = stampsOf(tropa.payload.db)
    const before = await stamps.read(['todos'])
    const write = vi.spyOn(Collection.prototype, 'updateMany').mockRejectedValueOnce(noPrimary)
    await stamps.renew(['todos'])
    expect(write).toHaveBeenCalledTimes(2)
    const after = await stamps.read(['todos'])
    expect(after).not.toBe(before)
    expect(await stamps.read(['todos'])).toBe(after)
  })

  it('change at each read of a source that could not be renewed, until a renewal succeeds', async () => {
    const stamps = stampsOf(tropa.payload.db)
    const others = await stamps.read(['rules'])
    const write = vi.spyOn(Collection.prototype, 'updateMany').mockRejectedValue(noPrimary)
    let minutes = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (minutes += 1) * 60_000)
    await expect(stamps.renew(['todos'])).rejects.toBe(noPrimary)
    expect(await stamps.read(['todos'])).not.toBe(await stamps.read(['todos']))
    expect(await stamps.read(['rules'])).toBe(others)
    write.mockRestore()
    await stamps.renew(['site'])
    expect(await stamps.read(['todos'])).toBe(await stamps.read(['todos']))
  })

  it('change after an election: the new primary may not know the last', async () => {
    const { db } = tropa.payload
    const stamps = stampsOf(db)
    const before = await stamps.read(['todos'])
    const client: EventEmitter = requireMongodb(db).connection.getClient()
    const newDescription = { maxElectionId: new ObjectId() }
    client.emit('topologyDescriptionChanged', { newDescription })
    expect(await stamps.read(['todos'])).not.toBe(before)
  })
})
