import { once } from 'node:events'
import { MongoClient } from 'mongodb'
import { expect, inject, it, vi } from 'vitest'
import { newMongodbUrl } from '../../testing/base-database'
import { reconnectWhenSilent } from './reconnect'

it.runIf(inject('engine') === 'mongodb')(
  'A client whose monitor is silent is opened again, and its collections go on working',
  async () => {
    const client = new MongoClient(newMongodbUrl(), { heartbeatFrequencyMS: 60_000 })
    const notes = client.db().collection('notes')
    const warn = vi.fn()
    reconnectWhenSilent(client, { warn }, 500)
    await notes.insertOne({ text: 'first' })
    await once(client, 'topologyClosed')
    await vi.waitFor(() => notes.insertOne({ text: 'second' }), { timeout: 20_000 })
    expect(await notes.distinct('text')).toEqual(['first', 'second'])
    expect(warn).toHaveBeenCalled()
    await client.close()
  },
)
