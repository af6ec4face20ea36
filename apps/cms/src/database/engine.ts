import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'

/** Whether Payload runs on MongoDB; narrows its adapter. */
export const isMongodb = (db: DatabaseAdapter): db is DatabaseAdapter & MongooseAdapter =>
  db.name === 'mongoose'

/** Whether Payload runs on the embedded database; narrows its adapter. */
export const isSqlite = (db: DatabaseAdapter): db is DatabaseAdapter & SQLiteAdapter =>
  db.name === 'sqlite'

/** The adapter, in code that runs on MongoDB only. */
export const requireMongodb = (db: DatabaseAdapter): DatabaseAdapter & MongooseAdapter => {
  if (!isMongodb(db)) throw new Error('This needs a MongoDB.')
  return db
}

/** The adapter, in code that runs on the embedded database only. */
export const requireSqlite = (db: DatabaseAdapter): DatabaseAdapter & SQLiteAdapter => {
  if (!isSqlite(db)) throw new Error('This needs the embedded database.')
  return db
}

/** Chooses by the engine of a database between two implementations of the same interface. */
export const ofEngine = <Answers>(
  db: DatabaseAdapter,
  answers: { sqlite: Answers; mongodb: Answers },
): Answers => (isSqlite(db) ? answers.sqlite : answers.mongodb)
