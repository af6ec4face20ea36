import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Db } from 'mongodb'
import type { Payload } from 'payload'

interface Instance {
  _id: string
  beat: number
}

const beatEvery = 2000

/** How long an instance may fail to show that it lives, in milliseconds. */
const patience = 7000

/**
 * Shows in a MongoDB that an instance runs on it. An embedded database has its lock.
 *
 * @returns stops showing it
 */
export const showPresence = async (payload: Payload): Promise<() => Promise<void>> => {
  if (payload.db.name !== 'mongoose') return () => Promise.resolve()
  const { connection } = payload.db as unknown as MongooseAdapter
  const instances = connection.getClient().db(connection.name).collection<Instance>('instances')
  const _id = randomUUID()
  const beat = () =>
    instances
      .updateOne({ _id }, { $inc: { beat: 1 } }, { upsert: true, writeConcern: { w: 1 } })
      .catch(() => undefined)
  await beat()
  const beating = setInterval(() => void beat(), beatEvery)
  return async () => {
    clearInterval(beating)
    await instances.deleteOne({ _id }).catch(() => undefined)
  }
}

/** Whether an instance runs on a MongoDB. Those that were killed are forgotten. */
export const hasInstances = async (db: Db): Promise<boolean> => {
  const instances = db.collection<Instance>('instances')
  const beats = async () => {
    const found = await instances.find().toArray()
    return new Map(found.map(({ _id, beat }) => [_id, beat]))
  }
  const before = await beats()
  const until = performance.now() + patience
  while (before.size > 0 && performance.now() < until) {
    await pause(200)
    const now = await beats()
    if ([...now].some(([id, beat]) => before.get(id) !== beat)) return true
  }
  await instances.deleteMany({ _id: { $in: [...before.keys()] } })
  return false
}
