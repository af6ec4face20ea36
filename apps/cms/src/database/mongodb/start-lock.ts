import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Collection } from 'mongodb'
import type { Env } from '../../env'
import { isDuplicate } from './duplicate-key'

interface Turn {
  _id: 'start'
  holder: string
  beat: number
}

/** How often the holder shows that it lives, and how long it may fail to, in milliseconds. */
export interface Pace {
  beat: number
  patience: number
}

const take = async (turns: Collection<Turn>, holder: string) => {
  try {
    await turns.insertOne({ _id: 'start', holder, beat: 0 })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Waits for the turn. A holder that no longer beats, by the waiter's own clock, has lost it. */
const waitFor = async (turns: Collection<Turn>, holder: string, { beat, patience }: Pace) => {
  let seen = await turns.findOne({ _id: 'start' })
  let since = performance.now()
  while (!(await take(turns, holder))) {
    const now = await turns.findOne({ _id: 'start' })
    if (now?.holder !== seen?.holder || now?.beat !== seen?.beat) {
      seen = now
      since = performance.now()
    } else if (seen && performance.now() - since > patience) {
      await turns.deleteOne(seen)
    }
    await pause(beat / 4)
  }
}

/**
 * Lets one process after the other bring the database up to date and fill it. The embedded database
 * has one process anyway; several may start at once on a MongoDB, and must not fill it twice.
 */
export const inTurn = async <Result>(
  database: Env['database'],
  work: () => Promise<Result>,
  pace: Pace = { beat: 1000, patience: 10_000 },
): Promise<Result> => {
  if (database.engine === 'sqlite') return work()
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(database.url)
  const turns = client.db().collection<Turn>('starting')
  const holder = randomUUID()
  let beating: NodeJS.Timeout | undefined
  try {
    await waitFor(turns, holder, pace)
    beating = setInterval(() => {
      turns.updateOne({ _id: 'start', holder }, { $inc: { beat: 1 } }).catch(() => undefined)
    }, pace.beat)
    return await work()
  } finally {
    clearInterval(beating)
    await turns.deleteOne({ _id: 'start', holder }).catch(() => undefined)
    await client.close()
  }
}
