import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'

/** The address of a new database, which is dropped when all tests are done. */
export const newMongodbUrl = (): string => {
  const url = new URL(inject('mongodbUrl'))
  url.pathname = `/${inject('mongodbRun')}-${randomUUID()}`
  return url.href
}
