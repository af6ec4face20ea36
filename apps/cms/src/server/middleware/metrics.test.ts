import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'

const token = 'a token for tests only'

describe('/metrics', () => {
  let tropa: Booted

  const ask = (authorization?: string) =>
    fetch(`${tropa.origin}/metrics`, { headers: authorization ? { authorization } : {} })

  beforeAll(async () => {
    tropa = await boot({ METRICS_TOKEN: token })
  })
  afterAll(() => tropa.stop())

  it.each([undefined, 'Bearer wrong', token, `Bearer ${token}x`, `Basic ${token}`])(
    'answers 401 to %s',
    async (authorization) => {
      expect((await ask(authorization)).status).toBe(401)
    },
  )

  it('is not kept, and insists on no https over http', async () => {
    const { headers } = await ask()
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('tells Prometheus how long answers took, and of no path or person', async () => {
    await tropa.call('GET /api/team')
    await tropa.call('GET /api/todo/maria-clara')
    const answer = await ask(`Bearer ${token}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await answer.text()
    expect(text).toMatch(
      /tropa_http_request_seconds_count\{area="api",method="GET",status="200"\} 1/,
    )
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/)
    expect(text).not.toMatch(/maria|team/)
  })
})
