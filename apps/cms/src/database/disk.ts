import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseAdapter } from 'payload'
import { z } from 'zod'
import type { Env } from '../env'
import { requireMongodb } from './engine'
import { databaseOf } from './mongodb/side-collections'

/** Below it a picture or a growing database file no longer fits. */
const leastBytes = 10_000_000

const diskStats = z.object({ fsTotalSize: z.number(), fsUsedSize: z.number() })

const freeBytes = async (db: DatabaseAdapter, { database }: Pick<Env, 'database'>) => {
  if (database.engine === 'sqlite') {
    const { bavail, bsize } = await statfs(dirname(database.file))
    return bavail * bsize
  }
  const stats = diskStats.parse(await databaseOf(requireMongodb(db)).stats())
  return stats.fsTotalSize - stats.fsUsedSize
}

/** Whether the disk of the database is full; one that does not report its free space counts as not full. */
export const isDiskFull = (db: DatabaseAdapter, env: Pick<Env, 'database'>): Promise<boolean> =>
  freeBytes(db, env).then(
    (free) => free < leastBytes,
    () => false,
  )
