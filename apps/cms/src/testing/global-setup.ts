import { randomBytes } from 'node:crypto'
import { MongoClient } from 'mongodb'
import type { TestProject } from 'vitest/node'

const dropAll = async (url: string, prefix: string) => {
  const client = new MongoClient(url)
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
    for (const { name } of databases) {
      if (name.startsWith(prefix)) await client.db(name).dropDatabase()
    }
  } finally {
    await client.close()
  }
}

/**
 * Names what this run stores on the MongoDB, and drops it when every test is done: a server older
 * than 4.2 holds all of its databases while it drops one, which undoes the transactions of others.
 */
export const setup = (project: TestProject) => {
  const { mongodbUrl } = project.getProvidedContext()
  const run = `tropa-${randomBytes(4).toString('hex')}`
  project.provide('mongodbRun', run)
  return async () => {
    if (mongodbUrl !== '') await dropAll(mongodbUrl, `${run}-`)
  }
}
