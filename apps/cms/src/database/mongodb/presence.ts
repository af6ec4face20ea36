import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from 'mongodb'
import type { Payload } from 'payload'
import { isMongodb } from '../engine'
import { databaseOf, instanceCollection } from './side-collections'

/**
 * Sends a heartbeat again and again, each only after the one before it was answered: while MongoDB waits
 * for a lock they would wait as well, and together take what it has for all databases.
 *
 * @param every - the pause, in milliseconds
 * @returns ends it
 */
export const startHeartbeat = (every: number, send: () => Promise<unknown>): (() => void) => {
  let isSending = false
  const timer = setInterval(() => {
    if (isSending) return
    isSending = true
    void send()
      .catch(() => undefined)
      .finally(() => {
        isSending = false
      })
  }, every)
  return () => clearInterval(timer)
}

const heartbeatEvery = 2000

/** After how long without a heartbeat an instance counts as killed, in milliseconds. */
const timeout = 7000

/**
 * Sends this instance's heartbeat to a shared MongoDB. The embedded database has its process lock
 * instead.
 *
 * @returns stops the heartbeat
 */
export const showPresence = async ({ db }: Payload): Promise<() => Promise<void>> => {
  if (!isMongodb(db)) return () => Promise.resolve()
  const instances = instanceCollection(databaseOf(db))
  const _id = randomUUID()
  const sendHeartbeat = () =>
    instances.updateOne({ _id }, { $inc: { beat: 1 } }, { upsert: true, writeConcern: { w: 1 } })
  await sendHeartbeat().catch(() => undefined)
  const endHeartbeat = startHeartbeat(heartbeatEvery, sendHeartbeat)
  return async () => {
    endHeartbeat()
    await instances.deleteOne({ _id }).catch(() => undefined)
  }
}

/** Whether an instance runs on a MongoDB; removes the presence of those that were killed. */
export const hasInstances = async (db: Db): Promise<boolean> => {
  const instances = instanceCollection(db)
  const readBeats = async () => {
    const found = await instances.find().toArray()
    return new Map(found.map(({ _id, beat }) => [_id, beat]))
  }
  const before = await readBeats()
  const until = performance.now() + timeout
  while (before.size > 0 && performance.now() < until) {
    await pause(200)
    const now = await readBeats()
    if ([...now].some(([id, beat]) => before.get(id) !== beat)) return true
  }
  await instances.deleteMany({ _id: { $in: [...before.keys()] } })
  return false
}
