import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'

/** The MongoDB that tests may use. */
export const testMongodbUrl = process.env.TEST_MONGODB_URL

/**
 * The URL of a new, empty database on a server.
 *
 * @param {string} server
 */
export const newDatabaseUrl = (server) => {
  const url = new URL(server)
  url.pathname = `/tropa-test-${randomUUID()}`
  return url.href
}

/**
 * Drops every collection of a database, which leaves nothing of it.
 *
 * The command `dropDatabase` is not used: on MongoDB 4.0 it locks the whole server. It then waits for the open
 * transactions of other tests, and they for it, until they expire after a minute.
 *
 * @param {string} url
 */
export const dropDatabase = async (url) => {
  const client = new MongoClient(url)
  try {
    for (const collection of await client.db().collections()) await collection.drop()
  } finally {
    await client.close()
  }
}
