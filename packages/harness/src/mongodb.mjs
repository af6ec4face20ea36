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

/** @param {string} url */
export const dropDatabase = async (url) => {
  const client = new MongoClient(url)
  try {
    await client.db().dropDatabase()
  } finally {
    await client.close()
  }
}
