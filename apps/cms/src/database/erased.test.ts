import { copyFile, readFile } from 'node:fs/promises'
import { createClient } from '@libsql/client'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import type { Env } from '../env'
import { bootUpgraded, type Booted } from '../testing/boot'
import { fillDatabase } from '../testing/from-c9d3b66/fixture'
import { requireSqlite } from './engine'
import { eraseDeleted } from './erase-deleted'
import { problemsOf } from './sqlite/check'
import { emptyLog } from './sqlite/compact'

// Letters that no other text has, so that their trigram stands in the index as it is.
const words = 'ꙮꙮꙮ of an erased visitor'

const fileOf = ({ database }: Env) => (database.engine === 'sqlite' ? database.file : '')

const holdsWords = async (env: Env) => {
  const texts = await Promise.all([fileOf(env), `${fileOf(env)}-wal`].map((file) => readFile(file)))
  return texts.some((text) => text.includes('ꙮꙮꙮ'))
}

/** Deletes a row as versions did that did not overwrite it. */
const deleteAsBefore = async (env: Env) => {
  await fillDatabase(env)
  const client = createClient({ url: `file:${fileOf(env)}` })
  await client.execute(`CREATE TABLE notes AS SELECT '${words}' AS text`)
  await client.execute('DROP TABLE notes')
  client.close()
  expect((await readFile(fileOf(env))).includes(words)).toBe(true)
}

const manyEntries = `
  WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 300)
  INSERT INTO activity_logs (id, username, action, description, search_text)
  SELECT n, 'ben', 'LOGIN', 'Entry', 'ben login entry ' || n || ' on the draft' FROM number
`

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
    await eraseDeleted(payload.db)
    expect(await holdsWords(env)).toBe(false)
  })

  it('is whole after the newest entries of the log are deleted', async () => {
    const { payload } = await upgraded()
    const { client } = requireSqlite(payload.db)
    await client.execute(manyEntries)
    for (let count = 0; count < 300; count += 1) {
      await client.execute(
        'DELETE FROM activity_logs WHERE rowid = (SELECT max(rowid) FROM activity_logs)',
      )
    }
    expect(await problemsOf(client)).toEqual([])
  })

  it('has its search index rebuilt if an earlier version has damaged it', async () => {
    const earlier = await upgraded()
    const db = requireSqlite(earlier.payload.db)
    await db.client.execute(manyEntries)
    await db.client.execute(`UPDATE activity_logs_search_data SET block = x'00' WHERE id > 10`)
    expect(await problemsOf(db.client)).toHaveLength(1)
    await emptyLog(db)
    const { payload, stop } = await bootUpgraded((env) =>
      copyFile(fileOf(earlier.env), fileOf(env)),
    )
    onTestFinished(stop)
    expect(await problemsOf(requireSqlite(payload.db).client)).toEqual([])
  })
})
