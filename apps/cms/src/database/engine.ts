import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'

/** Whether Payload runs on MongoDB; narrows its adapter. */
export const isMongodb = (db: DatabaseAdapter): db is DatabaseAdapter & MongooseAdapter =>
  db.name === 'mongoose'

/** Whether Payload runs on the embedded database; narrows its adapter. */
export const isSqlite = (db: DatabaseAdapter): db is DatabaseAdapter & SQLiteAdapter =>
  db.name === 'sqlite'
