import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'

const urlOf = (name: string) => {
  const url = new URL(inject('mongodbUrl'))
  url.pathname = `/${inject('run')}-${name}`
  return url.href
}

/** The address of a new database, which is dropped when all tests are done. */
export const newMongodbUrl = (): string => urlOf(randomUUID())

/** The address of the database that this worker's files of tests use one after the other. */
export const workerMongodbUrl = (): string => urlOf(String(process.pid))
