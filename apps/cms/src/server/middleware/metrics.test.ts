import { describe, expect, it } from 'vitest'
import { runDueJobs } from '../../payload/jobs/job-runner'
import { booted } from '../../testing/boot'

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

  it('reports how long responses took, without paths or names', async () => {
    await tropa.call('GET /api/team')
    await tropa.call('GET /api/todo/maria-clara')
    const response = await getMetrics(`Bearer ${token}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toMatch(
      /tropa_http_request_seconds_count\{area="api",method="GET",status="200"\} 1/,
    )
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/)
    expect(text).not.toMatch(/maria|team/)
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
