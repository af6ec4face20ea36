import { randomUUID } from 'node:crypto'
import { setInterval as ticks, setTimeout as pause } from 'node:timers/promises'
import type { Collection, Db } from 'mongodb'
import { isDuplicate } from './error'
import { startLockCollection, type StartLockDocument } from './side-collections'

/** How often the holder renews the lock, and when a lock that is not renewed is lost, in milliseconds. */
export interface LockTiming {
  heartbeat: number
  timeout: number
}

type LockName = StartLockDocument['_id']

const tryAcquire = async (locks: Collection<StartLockDocument>, _id: LockName, holder: string) => {
  try {
    await locks.insertOne({ _id, holder, beat: 0 })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Measures the timeout by its own clock only: the clocks of two instances may differ. */
const acquire = async (
  locks: Collection<StartLockDocument>,
  _id: LockName,
  holder: string,
  { heartbeat, timeout }: LockTiming,
) => {
  let last = await locks.findOne({ _id })
  let lastChange = performance.now()
  while (!(await tryAcquire(locks, _id, holder))) {
    const current = await locks.findOne({ _id })
    if (current?.holder !== last?.holder || current?.beat !== last?.beat) {
      last = current
      lastChange = performance.now()
    } else if (last && performance.now() - lastChange > timeout) {
      await locks.deleteOne(last)
    }
    await pause(heartbeat / 4)
  }
}

const usualTiming: LockTiming = { heartbeat: 1000, timeout: 10_000 }

/** Runs `work` while no other instance on the same MongoDB holds the lock. */
export const withLock = async <Result>(
  db: Db,
  _id: LockName,
  work: () => Promise<Result>,
  timing = usualTiming,
): Promise<Result> => {
  const locks = startLockCollection(db)
  const holder = randomUUID()
  const ending = new AbortController()
  const { signal } = ending
  const renew = async () => {
    for await (const change of ticks(timing.heartbeat, { $inc: { beat: 1 } }, { signal })) {
      await locks.updateOne({ _id, holder }, change).catch(() => undefined)
    }
  }
  try {
    await acquire(locks, _id, holder, timing)
    renew().catch(() => undefined)
    return await work()
  } finally {
    ending.abort()
    await locks.deleteOne({ _id, holder }).catch(() => undefined)
  }
}
