import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Collection } from 'mongodb'
import type { Env } from '../../env'
import { isDuplicate } from './error'
import { startHeartbeat } from './presence'
import { startLockCollection, startLockId, type StartLockDocument } from './side-collections'

/** How often the holder renews the lock, and when a lock that is not renewed is lost, in milliseconds. */
export interface StartLockTiming {
  heartbeat: number
  timeout: number
}

const tryAcquire = async (locks: Collection<StartLockDocument>, holder: string) => {
  try {
    await locks.insertOne({ _id: startLockId, holder, beat: 0 })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Measures the timeout by its own clock only: the clocks of two instances may differ. */
const acquire = async (
  locks: Collection<StartLockDocument>,
  holder: string,
  { heartbeat, timeout }: StartLockTiming,
) => {
  let last = await locks.findOne({ _id: startLockId })
  let lastChange = performance.now()
  while (!(await tryAcquire(locks, holder))) {
    const current = await locks.findOne({ _id: startLockId })
    if (current?.holder !== last?.holder || current?.beat !== last?.beat) {
      last = current
      lastChange = performance.now()
    } else if (last && performance.now() - lastChange > timeout) {
      await locks.deleteOne(last)
    }
    await pause(heartbeat / 4)
  }
}

/**
 * Runs `work` while no other instance prepares the same MongoDB, so that two starts at the same time
 * do not both seed it. The embedded database admits one process only and needs no such lock.
 *
 * @param work - receives a check that throws where another instance has taken the lock of this one for lost
 */
export const withStartLock = async <Result>(
  database: Env['database'],
  work: (requireLock: () => Promise<void>) => Promise<Result>,
  timing: StartLockTiming = { heartbeat: 1000, timeout: 10_000 },
): Promise<Result> => {
  if (database.engine === 'sqlite') return work(() => Promise.resolve())
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(database.url)
  const locks = startLockCollection(client.db())
  const holder = randomUUID()
  let endHeartbeat: (() => void) | undefined
  try {
    await acquire(locks, holder, timing)
    endHeartbeat = startHeartbeat(timing.heartbeat, () =>
      locks.updateOne({ _id: startLockId, holder }, { $inc: { beat: 1 } }),
    )
    return await work(async () => {
      if (await locks.findOne({ _id: startLockId, holder })) return
      throw new Error('Another instance has started on this database.')
    })
  } finally {
    endHeartbeat?.()
    await locks.deleteOne({ _id: startLockId, holder }).catch(() => undefined)
    await client.close()
  }
}
