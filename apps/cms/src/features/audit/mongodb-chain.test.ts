import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { requireMongodb } from '../../database/engine'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { newTodo, signIn } from '../../testing/fixtures'
import { idOf } from './entry'

describe.runIf(inject('engine') === 'mongodb')('the chain in a shared MongoDB', () => {
  let tropa: Booted
  let frozen: MongoClient

  beforeAll(async () => {
    tropa = await boot({ RATE_LIMIT: 'off' })
    const { database } = tropa.env
    frozen = new MongoClient(database.engine === 'mongodb' ? database.url : '')
  })
  afterAll(async () => {
    await frozen.close()
    await tropa.stop()
  })

  it(
    'goes on after an instance that froze while it had the head',
    { timeout: 40_000 },
    async () => {
      const token = await signIn(tropa.call, 'ada')
      const models = requireMongodb(tropa.payload.db).collections
      const heads = models[slugs.auditHead]?.collection
      const trail = models[slugs.auditTrail]?.collection
      const head = await heads?.findOne({})
      const session = frozen.startSession()
      session.startTransaction()
      await frozen
        .db()
        .collection<{ _id: string }>(trail?.collectionName ?? '')
        .insertOne({ _id: idOf(Number(head?.sequence) + 1) }, { session })
      await heads?.updateOne({}, { $set: { holder: 'frozen', session: session.id } })
      const answer = await tropa.call('POST /api/todo', { token, body: newTodo() })
      expect(answer.status).toBe(201)
      await expect(session.commitTransaction()).rejects.toThrow()
      await session.endSession()
    },
  )
})
