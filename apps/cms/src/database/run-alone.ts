import { Mutex } from 'async-mutex'
import type { Payload } from 'payload'
import { isMongodb } from './engine'
import { databaseOf } from './mongodb/side-collections'
import { withLock } from './mongodb/start-lock'

const mutexes = { import: new Mutex() }

/** Runs work while no other of its name runs, in any instance: two imports at once would write an event twice. */
export const runAlone = <Result>(
  { db }: Payload,
  name: keyof typeof mutexes,
  work: () => Promise<Result>,
): Promise<Result> =>
  isMongodb(db) ? withLock(databaseOf(db), name, work) : mutexes[name].runExclusive(work)
