import { Mutex } from 'async-mutex'
import type { DatabaseAdapter } from 'payload'
import { isMongodb } from './engine'
import { databaseOf } from './mongodb/side-collections'
import { withLock, type LockName } from './mongodb/start-lock'

const mutex = new Mutex()

/**
 * Runs `work` while no other instance on the same MongoDB does what has the same name. The embedded database admits
 * one process, which does one such thing at a time, whatever its name.
 */
export const alone = <Result>(
  db: DatabaseAdapter,
  name: LockName,
  work: () => Promise<Result>,
): Promise<Result> =>
  isMongodb(db) ? withLock(databaseOf(db), name, work) : mutex.runExclusive(work)
