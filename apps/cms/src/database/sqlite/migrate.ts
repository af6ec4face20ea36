import type { DatabaseAdapter, Migration } from 'payload'
import { migrations } from '../migrations'

/** The name of the newest migration of this version. */
export const newestMigration = migrations.at(-1)?.name ?? ''

/** Brings the schema of the embedded database up to date. */
export const migrateSqlite = (db: DatabaseAdapter): Promise<void> =>
  // Payload calls these with the arguments of its own engine, which its common type leaves open.
  db.migrate({ migrations: migrations as Migration[] })
