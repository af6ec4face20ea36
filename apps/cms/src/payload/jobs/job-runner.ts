import { hourMs } from '@tropa/contract/base/durations'
import type { Payload, Where } from 'payload'

/** Payload's collection of jobs. A job is deleted when it is done. */
export const jobs = 'payload-jobs'

/** The queue of all jobs that have none of their own. */
const defaultQueue = 'default'

/** How often due jobs are looked for, in milliseconds. */
const every = 30_000

/** For how long an instance's claim of a job counts, in milliseconds; a job that takes longer was killed half-way. */
const claimedFor = 5 * 60_000

/** The task that queues the mails of a day at their hour. */
export const week = 'week'

/** Recurring tasks, each with a fixed id for its job, so that several instances queue it once. */
const recurring = {
  emptyTrash: { customID: '000000000000000000000001', period: hourMs },
  forgetReasons: { customID: '000000000000000000000002', period: hourMs },
  [week]: { customID: '000000000000000000000003', period: hourMs / 4 },
} as const

const isOrdinary: Where = { queue: { equals: defaultQueue } }

const done = new WeakMap<Payload, number>()

const isOpen: Where = {
  and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }],
}

/** Failed jobs are retried only outside the default queue: editors see which of their schedules failed. */
const isDue = (queue: string, now: Date): Where => ({
  and: [
    { queue: { equals: queue } },
    queue === defaultQueue ? isOpen : { completedAt: { exists: false } },
    {
      or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: now.toISOString() } }],
    },
    {
      or: [
        { processing: { not_equals: true } },
        { updatedAt: { less_than: new Date(now.getTime() - claimedFor).toISOString() } },
      ],
    },
  ],
})

const countOf = async ({ db }: Payload, where: Where) =>
  (await db.count({ collection: jobs, where })).totalDocs

/** How many jobs wait or failed, and how many this process has done, in the default queue. */
export const countJobs = async (
  payload: Payload,
): Promise<Record<'waiting' | 'failed' | 'done', number>> => ({
  waiting: await countOf(payload, { and: [isOpen, isOrdinary] }),
  failed: await countOf(payload, { hasError: { equals: true }, ...isOrdinary }),
  done: done.get(payload) ?? 0,
})

const queueRecurring = async (payload: Payload, now: Date) => {
  for (const [taskSlug, { customID, period }] of Object.entries(recurring)) {
    // A failed job would prevent all later ones.
    await payload.db.deleteMany({
      collection: jobs,
      where: { id: { equals: customID }, hasError: { equals: true } },
    })
    const isQueued = async () => (await countOf(payload, { id: { equals: customID } })) > 0
    if (await isQueued()) continue
    const waitUntil = new Date((Math.floor(now.getTime() / period) + 1) * period).toISOString()
    try {
      const data = { taskSlug, waitUntil, input: {}, queue: defaultQueue, processing: false }
      await payload.db.create({ collection: jobs, customID, data })
    } catch (error) {
      // Another instance may have queued it in between.
      if (!(await isQueued())) throw error
    }
  }
}

/** Payload's own claim reads before it writes, so two instances would both get a job. */
const claim = async ({ db }: Payload, id: string, queue: string, now: Date): Promise<boolean> => {
  const where = { and: [isDue(queue, now), { id: { equals: id } }] }
  const data = { processing: true, hasError: false, error: null, updatedAt: now.toISOString() }
  return Boolean(await db.updateOne({ collection: jobs, where, data }))
}

/**
 * Runs every due job of a queue, one after the other, and each by only one of several instances. This includes jobs
 * that were due while nothing ran, or were under way in an instance that was killed.
 *
 * @param isStopping - asked before each job; the others are left to the next start
 */
export const runDueJobs = async (
  payload: Payload,
  now: Date,
  isStopping: () => boolean = () => false,
  queue = defaultQueue,
): Promise<void> => {
  const { docs } = await payload.db.find<{ id: string; taskSlug: string }>({
    collection: jobs,
    where: isDue(queue, now),
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
  })
  const begun = performance.now()
  for (const { id, taskSlug } of docs) {
    if (isStopping()) return
    const startedAt = performance.now()
    // A pass may take longer than a claim counts.
    if (!(await claim(payload, id, queue, new Date(now.getTime() + startedAt - begun)))) continue
    const { jobStatus } = await payload.jobs.runByID({ id, silent: { info: true } })
    const status = jobStatus?.[id]?.status
    if (status === 'success' && queue === defaultQueue)
      done.set(payload, (done.get(payload) ?? 0) + 1)
    const ms = Math.round(performance.now() - startedAt)
    payload.logger.info({ job: taskSlug, status, ms }, 'a job was run')
  }
  if (queue === defaultQueue) await queueRecurring(payload, now)
}

/** Runs passes over the due jobs of a queue, in the background and one after the other. They never throw. */
export const createPasses = (payload: Payload, queue = defaultQueue) => {
  let running = Promise.resolve()
  let isAsked = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    if (isAsked || isStopping) return
    isAsked = true
    running = running
      .then(() => {
        isAsked = false
        return runDueJobs(payload, new Date(), () => isStopping, queue)
      })
      .catch((err: unknown) =>
        payload.logger.error({ err, msg: `The due jobs of the queue ${queue} were not run` }),
      )
  }
  return {
    run,
    /** Runs what was due while nothing ran, and then twice a minute what is due. */
    keepRunning: () => {
      run()
      timer = setInterval(run, every).unref()
    },
    /** Begins no other job; resolves when the one under way has ended. */
    stop: () => {
      isStopping = true
      clearInterval(timer)
      return running
    },
  }
}
