import { createClient } from '@libsql/client'
import { expect, inject, it } from 'vitest'
import type { Env } from '../../env'
import { bootUpgraded } from '../../testing/boot'
import { fillDatabase } from '../../testing/from-c9d3b66/fixture'

it.runIf(inject('engine') === 'sqlite')(
  'A database from before commit c9d3b66 is refused with a sentence that says what to do',
  async () => {
    const fillOlder = async (env: Env) => {
      await fillDatabase(env)
      if (env.database.engine !== 'sqlite') return
      const client = createClient({ url: `file:${env.database.file}` })
      await client.execute("DELETE FROM payload_migrations WHERE name LIKE '%_one_calendar'")
      client.close()
    }
    await expect(bootUpgraded(fillOlder)).rejects.toThrow(
      'DATABASE_URL names a database from before commit c9d3b66: start that commit on it once, then this one.',
    )
  },
)
