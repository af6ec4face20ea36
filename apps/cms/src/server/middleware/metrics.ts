import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const areas = ['api', 'cms', 'media', 'storybook', 'assets', 'preview']

/** The part of the origin that a path belongs to. Paths themselves are endless and may name people. */
const areaOf = (path: string) => {
  const [, first = ''] = path.split('/')
  return areas.includes(first) ? first : 'site'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

export interface Metrics {
  measure: RequestHandler
  /** `GET /metrics`, for callers that send the token. */
  show: RequestHandler
}

/**
 * Measures the process, its responses and the jobs, without anything that names a person or what they wrote.
 *
 * @param read - how many jobs there are in each state, and when the last backup was made
 */
export const createMetrics = (
  token: string,
  read: {
    jobs: () => Promise<Record<string, number>>
    lastBackup: () => Promise<Date | undefined>
  },
): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['area', 'method', 'status'] as const
  const seconds = new Histogram({
    name: 'tropa_http_request_seconds',
    help: 'How long requests took until their response was sent.',
    labelNames,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    registers: [registry],
  })
  new Gauge({
    name: 'tropa_jobs',
    help: 'Jobs that wait, jobs that failed, and jobs that this process has done.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without the database there is no number to show, and the other ones matter the more.
      const jobs = await read.jobs().catch(() => ({}))
      this.reset()
      for (const [state, count] of Object.entries(jobs)) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'tropa_last_backup_age_seconds',
    help: 'How long ago the last backup was made; absent until there is one.',
    registers: [registry],
    async collect() {
      const madeAt = await read.lastBackup().catch(() => undefined)
      this.remove()
      if (madeAt) this.set((Date.now() - madeAt.getTime()) / 1000)
    },
  })
  const expected = digest(`Bearer ${token}`)
  return {
    measure: ({ path, method }, response, next) => {
      const stop = seconds.startTimer({ area: areaOf(path), method })
      response.once('close', () => {
        stop({ status: response.writableFinished ? String(response.statusCode) : 'aborted' })
      })
      next()
    },
    show: async (request, response) => {
      response.set('Cache-Control', 'no-store')
      if (!timingSafeEqual(digest(request.get('authorization') ?? ''), expected)) {
        response.status(401).set('WWW-Authenticate', 'Bearer').type('text').send('Send the token.')
        return
      }
      response.type(registry.contentType).send(await registry.metrics())
    },
  }
}
