import { expect, it } from 'vitest'
import { followServerClock, serverNow } from './server-clock'

const answer = (date: string) => new Response(null, { headers: { date } })

it('says the time of the server on a device whose clock is an hour off', () => {
  expect(serverNow()).toBeCloseTo(Date.now(), -3)
  for (const off of [-3_600_000, 3_600_000]) {
    followServerClock(answer(new Date(Date.now() + off).toUTCString()))
    expect(Math.abs(serverNow() - Date.now() - off)).toBeLessThan(2000)
    followServerClock(answer('soon'))
    followServerClock(new Response())
    expect(Math.abs(serverNow() - Date.now() - off)).toBeLessThan(2000)
  }
})
