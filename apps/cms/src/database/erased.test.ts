import { readFile } from 'node:fs/promises'
import { createClient } from '@libsql/client'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import type { Env } from '../env'
import { bootUpgraded, type Booted } from '../testing/boot'
import { fillDatabase } from '../testing/from-c9d3b66/fixture'
import { requireSqlite } from './engine'
import { emptyLog } from './sqlite/compact'

// Letters that no other text has, so that their trigram stands in the index as it is.
const words = 'ꙮꙮꙮ of an erased visitor'

const fileOf = ({ database }: Env) => (database.engine === 'sqlite' ? database.file : '')

const holdsWords = async (env: Env) => {
  const texts = await Promise.all([fileOf(env), `${fileOf(env)}-wal`].map((file) => readFile(file)))
  return texts.some((text) => text.includes('ꙮꙮꙮ'))
}

/** Deletes a row as the versions did that overwrote nothing. */
const deleteAsBefore = async (env: Env) => {
  await fillDatabase(env)
  const client = createClient({ url: `file:${fileOf(env)}` })
  await client.execute(`CREATE TABLE notes AS SELECT '${words}' AS text`)
  await client.execute('DROP TABLE notes')
  client.close()
  expect((await readFile(fileOf(env))).includes(words)).toBe(true)
}

const upgraded = async (): Promise<Booted> => {
  const tropa = await bootUpgraded(deleteAsBefore)
  onTestFinished(() => tropa.stop())
  return tropa
}

describe.runIf(inject('engine') === 'sqlite')('the file of the embedded database', () => {
  it('holds nothing that an earlier version deleted, once this one has started', async () => {
    const { env } = await upgraded()
    expect(await holdsWords(env)).toBe(false)
  })

  it('holds nothing of a row that is deleted, neither its words nor its trigrams', async () => {
    const { env, payload } = await upgraded()
    const data = { username: 'ben', action: 'LOGIN', description: words } as const
    const { id } = await payload.create({ collection: 'activity-logs', data })
    // Below Payload's operations, whose audit entry would keep the title.
    await payload.db.deleteOne({ collection: 'activity-logs', where: { id: { equals: id } } })
    await emptyLog(requireSqlite(payload.db))
    expect(await holdsWords(env)).toBe(false)
  })
})
