import { MongoClient } from 'mongodb'
import { describe, expect, inject, it } from 'vitest'
import { newMongodbUrl } from '../../testing/base-database'
import { startLockCollection } from './side-collections'
import { withStartLock } from '../open'

const onMongodb = inject('engine') === 'mongodb'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

describe.runIf(onMongodb)('the start lock', () => {
  const url = onMongodb ? newMongodbUrl() : ''
  const database = { engine: 'mongodb', url } as const

  it('lets processes work one after another', async () => {
    let working = 0
    const most: number[] = []
    const work = async () => {
      most.push(++working)
      await pause(100)
      working--
    }
    await Promise.all(Array.from({ length: 4 }, () => withStartLock(database, work)))
    expect(most).toEqual([1, 1, 1, 1])
  })

  it('is released when the work of a process fails', async () => {
    const failing = withStartLock(database, () => Promise.reject(new Error('no disk')))
    await expect(failing).rejects.toThrow('no disk')
    expect(await withStartLock(database, () => Promise.resolve('done'))).toBe('done')
  })

  it('is taken over from a process that was killed', async () => {
    const client = new MongoClient(url)
    await startLockCollection(client.db()).insertOne({ _id: 'start', holder: 'killed', beat: 7 })
    await client.close()
    const timing = { heartbeat: 50, timeout: 300 }
    expect(await withStartLock(database, () => Promise.resolve('done'), timing)).toBe('done')
  })
})
