import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
 * Removes the databases of this run when every test is done, not earlier: a server older than 4.2 locks
 * all databases while it drops one, which undoes the transactions of other tests.
 */
export const setup = (project: TestProject) => {
  const { mongodbUrl } = project.getProvidedContext()
  const run = `tropa-${randomBytes(4).toString('hex')}`
  project.provide('run', run)
  return async () => {
    await rm(join(tmpdir(), `${run}.db`), { force: true })
    if (mongodbUrl !== '') await dropAll(mongodbUrl, `${run}-`)
  }
}
