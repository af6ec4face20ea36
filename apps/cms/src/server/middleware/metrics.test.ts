import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { workspace } from '../../env'
import { runDueJobs } from '../../payload/jobs/job-runner'
import { refusals } from '../../rpc/rate-limiter'
import { booted } from '../../testing/boot'
import { newInquiry } from '../../testing/fixtures'

const token = 'a token for tests only'

describe('/metrics', () => {
  const tropa = booted({ METRICS_TOKEN: token })

  const getMetrics = (authorization?: string) =>
    fetch(`${tropa.origin}/metrics`, { headers: authorization ? { authorization } : {} })

  it.each([undefined, 'Bearer wrong', token, `Bearer ${token}x`, `Basic ${token}`])(
    'responds 401 to the authorization %s',
    async (authorization) => {
      expect((await getMetrics(authorization)).status).toBe(401)
    },
  )

  it('forbids caching and does not require https when served over http', async () => {
    const { headers } = await getMetrics()
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('reports how long responses took, by route and without names', async () => {
    await tropa.call('GET /api/team')
    await tropa.call('GET /api/todo/maria-clara')
    const response = await getMetrics(`Bearer ${token}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toMatch(
      /tropa_http_request_seconds_count\{method="GET",route="\/api\/team",status="200"\} 1/,
    )
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/)
    expect(text).toContain('method="GET",route="/api/*",status="404"')
    expect(text).not.toMatch(/maria/)
  })

  it('tells of the build, the database, what was sent and what a limit refused', async () => {
    // The files of a worker share a process, and so its counters.
    refusals.reset()
    for (let sent = 0; sent < 6; sent += 1) {
      await tropa.call('POST /api/contact', { body: newInquiry() })
    }
    const text = await (await getMetrics(`Bearer ${token}`)).text()
    expect(text).toMatch(
      /^tropa_build_info\{version="[\d.]+",commit="unknown",built_at="unknown"\} 1$/m,
    )
    expect(text).toMatch(/^tropa_database_up 1$/m)
    expect(text).toMatch(/^tropa_deliveries_total\{what="a mail",result="failed"\} \d+$/m)
    expect(text).toMatch(/^tropa_limit_refusals_total\{limit="inquiry-address"\} 1$/m)
  })

  it('has every number that the alerts ask for', async () => {
    const alerts = readFileSync(resolve(workspace, '../../deploy/alerts.yaml'), 'utf8')
    const asked = new Set(alerts.match(/tropa_\w+/g))
    // Only once there is a backup.
    asked.delete('tropa_last_backup_age_seconds')
    const text = await (await getMetrics(`Bearer ${token}`)).text()
    expect(asked.size).toBeGreaterThan(2)
    for (const name of asked) expect(text).toContain(`\n${name}`)
  })

  it('counts the jobs that wait, that failed and that are done', async () => {
    const linesOf = async () => {
      const text = await (await getMetrics(`Bearer ${token}`)).text()
      return [...text.matchAll(/^tropa_jobs\{state="(\w+)"\} (\d+)$/gm)].map(
        ([, ...found]) => found,
      )
    }
    await tropa.payload.jobs.queue({ task: 'emptyTrash', input: {} })
    expect(await linesOf()).toEqual([
      ['waiting', '1'],
      ['failed', '0'],
      ['done', '0'],
    ])
    await runDueJobs(tropa.payload, new Date())
    // The hourly job is queued by then.
    expect(await linesOf()).toContainEqual(['done', '1'])
  })
})
