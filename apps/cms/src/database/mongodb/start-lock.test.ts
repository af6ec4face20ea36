import { MongoClient } from 'mongodb'
import { describe, expect, inject, it } from 'vitest'
import { newMongodbUrl } from '../../testing/mongodb-url'
import { withStartLock } from './start-lock'

const isMongodb = inject('engine') === 'mongodb'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

describe.runIf(isMongodb)('processes that start at once on a MongoDB', () => {
  const url = isMongodb ? newMongodbUrl() : ''
  const database = { engine: 'mongodb', url } as const

  it('work one after the other', async () => {
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

  it('go on when one of them fails', async () => {
    const failing = withStartLock(database, () => Promise.reject(new Error('no disk')))
    await expect(failing).rejects.toThrow('no disk')
    expect(await withStartLock(database, () => Promise.resolve('done'))).toBe('done')
  })

  it('do not wait for one that was killed', async () => {
    const client = new MongoClient(url)
    const turns = client.db().collection<{ _id: string; holder: string; beat: number }>('starting')
    await turns.insertOne({ _id: 'start', holder: 'killed', beat: 7 })
    await client.close()
    const pace = { beat: 50, patience: 300 }
    expect(await withStartLock(database, () => Promise.resolve('done'), pace)).toBe('done')
  })
})
