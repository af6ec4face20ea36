import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { getPayload, type Payload } from 'payload'
import { createLogger } from '../../server/logger'
import { boot, type Booted } from '../../testing/boot'
import { createMember, storedMember } from '../../testing/fixtures'
import { createEvent, trashRecord } from '../../testing/trash'
import { createConfig } from '../../start/config'
import { schedulePublish } from './find-schedules'
import { countJobs, createPasses, jobs, runDueJobs } from './job-runner'

let tropa: Booted
/** A second instance on the same database, if the engine allows one. */
let other: Payload

beforeAll(async () => {
  tropa = await boot()
  const { env, payload } = tropa
  await createMember(payload, 'eve', 'user', { isEditor: true })
  const config = { env, secret: env.payloadSecret ?? '', logger: createLogger('silent') }
  other =
    inject('engine') === 'mongodb'
      ? await getPayload({ config: createConfig(config), key: 'a second instance' })
      : payload
})
afterAll(async () => {
  if (other !== tropa.payload) await other.destroy()
  await tropa.stop()
})

const minute = 60_000
const hour = 60 * minute

const hasRun = async (id: string) => {
  const where = { rowId: { equals: id }, action: { equals: 'unpublish' } }
  return (await tropa.payload.count({ collection: 'audit-trail', where })).totalDocs
}

/** Schedules an event to come off the site, and returns its id. */
const queueUnpublish = async (waitUntil: Date, title = 'Scheduled') => {
  const { id } = await createEvent(tropa, title)
  const eve = await storedMember(tropa.payload, 'eve')
  const job = await tropa.payload.jobs.queue({
    task: schedulePublish,
    input: {
      type: 'unpublish',
      doc: { relationTo: 'calendar', value: id },
      user: { relationTo: 'members', value: eve.id },
    },
    waitUntil,
  })
  return { id, job: job.id }
}

describe('the job runner', () => {
  it('runs each job in one of several instances, and once', async () => {
    const now = new Date()
    const queued = []
    for (let each = 1; each <= 8; each += 1)
      queued.push(await queueUnpublish(now, `At once ${each}`))
    const later = new Date(now.getTime() + minute)
    await Promise.all(
      [tropa.payload, other, tropa.payload, other].map((each) => runDueJobs(each, later)),
    )
    for (const { id } of queued) expect(await hasRun(id)).toBe(1)
  })

  it('leaves what another instance has begun, unless that was killed half-way', async () => {
    const { payload } = tropa
    const { id, job } = await queueUnpublish(new Date(0))
    const data = { processing: true, updatedAt: new Date().toISOString() }
    await payload.db.updateOne({ collection: jobs, id: job, data })
    await runDueJobs(other, new Date(Date.now() + 4 * minute))
    expect(await hasRun(id)).toBe(0)
    await runDueJobs(other, new Date(Date.now() + 6 * minute))
    expect(await hasRun(id)).toBe(1)
  })

  it('logs each job with how it ended', async () => {
    const { payload } = tropa
    const info = vi.spyOn(payload.logger, 'info')
    await queueUnpublish(new Date(0))
    await runDueJobs(payload, new Date())
    expect(info.mock.lastCall).toEqual([
      { job: schedulePublish, status: 'success', ms: expect.any(Number) },
      'a job was run',
    ])
    info.mockRestore()
  })

  it('runs at its start what was due while nothing ran', async () => {
    const { id } = await queueUnpublish(new Date(0))
    const passes = createPasses(tropa.payload)
    passes.keepRunning()
    await expect.poll(() => hasRun(id)).toBe(1)
    await passes.stop()
  })

  it('leaves to the next start what it has not begun when it is stopped', async () => {
    const { id } = await queueUnpublish(new Date(0))
    const passes = createPasses(tropa.payload)
    passes.run()
    await passes.stop()
    expect(await hasRun(id)).toBe(0)
    await runDueJobs(tropa.payload, new Date())
    expect(await hasRun(id)).toBe(1)
  })

  it('goes on with what is due every hour after it failed once', async () => {
    const { payload } = tropa
    const where = { taskSlug: { equals: 'emptyTrash' } }
    await payload.db.updateOne({ collection: jobs, where, data: { hasError: true } })
    await runDueJobs(payload, new Date())
    const { docs } = await payload.db.find<{ hasError?: boolean }>({ collection: jobs, where })
    expect(docs.map(({ hasError }) => hasError === true)).toEqual([false])
  })

  it('empties the trash every hour, also after it did so in the hour before', async () => {
    const { payload } = tropa
    await runDueJobs(payload, new Date())
    const { waiting } = await countJobs(payload)
    await Promise.all([runDueJobs(payload, new Date()), runDueJobs(other, new Date())])
    expect((await countJobs(payload)).waiting).toBe(waiting)
    // The tests above have queued it by clocks some minutes ahead, perhaps for the hour after the next.
    for (const hours of [2, 4]) {
      await trashRecord(payload)
      const where = { deletedAt: { exists: true } }
      const data = { deletedAt: new Date(0).toISOString() }
      await payload.db.updateOne({ collection: 'records', where, data })
      const left = async () =>
        (await payload.count({ collection: 'records', where, trash: true })).totalDocs
      expect(await left()).toBe(1)
      await runDueJobs(payload, new Date(Date.now() + hours * hour))
      expect(await left()).toBe(0)
    }
  })
})
