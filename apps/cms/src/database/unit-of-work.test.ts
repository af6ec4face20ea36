import { MongoError } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { booted } from '../testing/boot'
import { stampsOf } from './stamps'
import { inUnitOfWork, joinWork, type Work } from './unit-of-work'

const session = { id: '1', username: 'ada' }
const row = { collection: 'todos', id: '1', title: 'Write the report' }

const tropa = booted()
let steps: string[]

const titles = async () => {
  const { docs } = await tropa.payload.db.find<{ rowTitle: string }>({
    collection: 'audit-trail',
    where: { rowTitle: { equals: row.title } },
    pagination: false,
  })
  return docs.length
}

/** Notes each step, and how many entries others can read then. */
beforeEach(() => {
  const { db } = tropa.payload
  const stamps = stampsOf(db)
  const { create } = db
  const { renew } = stamps
  steps = []
  vi.spyOn(db, 'create').mockImplementation(async (args) => {
    if (args.collection === 'audit-trail') steps.push(`entry, ${await titles()} committed`)
    return create(args) as Promise<never>
  })
  vi.spyOn(stamps, 'renew').mockImplementation(async (sources) => {
    steps.push(`stamps of ${sources.join()}, ${await titles()} committed`)
    await renew(sources)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await tropa.payload.db.deleteMany({ collection: 'audit-trail', where: {} })
})

const add = (work: Pick<Work, 'audit' | 'touch' | 'afterCommit'>) => {
  work.touch('todos')
  work.touch('site')
  work.touch('members')
  work.afterCommit(() => {
    steps.push('run')
  })
  work.audit({ action: 'update', row })
}

const done = ['entry, 0 committed', 'stamps of todos,site, 1 committed', 'run']

describe('a unit of work', () => {
  it('ends with its entries, the commit, the stamps of what is cached, and what waits', async () => {
    await inUnitOfWork({ ...tropa, session, address: '192.0.2.1' }, async (work) => {
      add(work)
      await Promise.resolve()
      expect(steps).toEqual([])
    })
    expect(steps).toEqual(done)
    const entry = await tropa.payload.db.findOne({
      collection: 'audit-trail',
      where: { rowTitle: { equals: row.title } },
    })
    expect(entry).toMatchObject({ actor: 'ada', actorId: '1', address: '192.0.2.1' })
  })

  it('leaves nothing of what is rolled back', async () => {
    const failing = inUnitOfWork(tropa, (work) => {
      add(work)
      return Promise.reject(new Error('refused'))
    })
    await expect(failing).rejects.toThrow('refused')
    expect([steps, await titles()]).toEqual([[], 0])
  })

  it('does everything once if MongoDB runs it again', async () => {
    let attempts = 0
    await inUnitOfWork(tropa, (work) => {
      add(work)
      attempts += 1
      if (attempts === 2) return Promise.resolve()
      const error = new MongoError('undone')
      error.addErrorLabel('TransientTransactionError')
      return Promise.reject(error)
    })
    expect([attempts, steps]).toEqual([2, done])
  })

  it('is joined by the hooks of a transaction that Payload has begun', async () => {
    const { payload } = tropa
    const req = { payload, transactionID: (await payload.db.beginTransaction()) ?? '' }
    await joinWork(req, add)
    expect(steps).toEqual([])
    await payload.db.commitTransaction(req.transactionID)
    expect(steps).toEqual(done)
    const other = { payload, transactionID: (await payload.db.beginTransaction()) ?? '' }
    await joinWork(other, add)
    await payload.db.rollbackTransaction(other.transactionID)
    expect(steps).toEqual(done)
  })

  it('is done at once if there is no transaction', async () => {
    await joinWork({ payload: tropa.payload }, add)
    expect(steps).toEqual(done)
  })
})
