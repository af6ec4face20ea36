import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isDatabaseUp } from '../../database/unavailable'
import { lastBackup } from '../../backup/last-backup'
import { countJobs } from '../../payload/jobs/job-runner'
import { deliveries } from '../../payload/deliveries'
import { build, version } from '../../payload/version'
import { refusals } from '../../rpc/rate-limiter'
import type { RequestEnd } from './request-line'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Measures the process, its responses, the database, what it sends and the jobs, without anything that names a
 * person or what they wrote.
 */
export const createMetrics = (token: string, payload: Payload) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(deliveries)
  registry.registerMetric(refusals)
  new Gauge({
    name: 'tropa_build_info',
    help: 'Always 1: the version, the commit and the time of the build that runs.',
    labelNames: ['version', 'commit', 'built_at'],
    registers: [registry],
  }).set({ version, commit: build.commit, built_at: build.builtAt }, 1)
  const labelNames = ['route', 'method', 'status'] as const
  const seconds = new Histogram({
    name: 'tropa_http_request_seconds',
    help: 'How long requests took until their response was sent.',
    labelNames,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    registers: [registry],
  })
  new Gauge({
    name: 'tropa_database_up',
    help: 'Whether the database responds: 1 or 0.',
    registers: [registry],
    async collect() {
      this.set(Number(await isDatabaseUp(payload)))
    },
  })
  new Gauge({
    name: 'tropa_jobs',
    help: 'Jobs that wait, jobs that failed, and jobs that this process has done.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without the database there is no number of jobs, but the other metrics matter even more.
      const jobs: Record<string, number> = await countJobs(payload).catch(() => ({}))
      this.reset()
      for (const [state, count] of Object.entries(jobs)) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'tropa_last_backup_age_seconds',
    help: 'How long ago the last backup was made; absent until there is one.',
    registers: [registry],
    async collect() {
      const madeAt = await lastBackup(payload).catch(() => undefined)
      this.remove()
      if (madeAt) this.set((Date.now() - madeAt.getTime()) / 1000)
    },
  })
  const expected = digest(`Bearer ${token}`)
  const observe = ({ ms, ...labels }: RequestEnd) => {
    seconds.observe(labels, ms / 1000)
  }
  /** `GET /metrics`, for callers that send the token. */
  const show: RequestHandler = async (request, response) => {
    response.set('Cache-Control', 'no-store')
    if (!timingSafeEqual(digest(request.get('authorization') ?? ''), expected)) {
      response.status(401).set('WWW-Authenticate', 'Bearer').type('text').send('Send the token.')
      return
    }
    response.type(registry.contentType).send(await registry.metrics())
  }
  return { observe, show }
}
