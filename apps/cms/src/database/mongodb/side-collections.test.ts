import { describe, expect, inject, it } from 'vitest'
import { booted } from '../../testing/boot'
import { requireMongodb } from '../engine'
import { prepareMongodb, databaseOf } from './side-collections'

describe.runIf(inject('engine') === 'mongodb')('the collections beside Payload’s', () => {
  const tropa = booted({ RATE_LIMIT: 'off' })

  it('are there before anything is written to them, however often an instance starts', async () => {
    const adapter = requireMongodb(tropa.payload.db)
    for (let start = 1; start <= 2; start += 1) await prepareMongodb(adapter)
    const collections = await databaseOf(adapter).listCollections().toArray()
    const names = collections.map(({ name }) => name)
    for (const name of ['stamps', 'turns', 'payload-jobs', 'rate-limits', 'pictures.files']) {
      expect(names).toContain(name)
    }
  })
})
