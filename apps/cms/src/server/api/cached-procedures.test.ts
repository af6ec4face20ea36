import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { booted } from '../../testing/boot'

const tropa = booted()

beforeAll(() =>
  tropa.payload.create({
    collection: 'calendar',
    data: {
      title: 'Finals',
      type: 'exam',
      start: '2031-08-30T00:00:00.000Z',
      _status: 'published',
    },
  }),
)
afterEach(() => void vi.restoreAllMocks())

/** How often the events are read for some paths, the last of them once more. */
const readsOf = async (paths: string[]) => {
  await fetch(`${tropa.origin}${paths[0]}`)
  const find = vi.spyOn(tropa.payload.db, 'find')
  for (const path of paths) {
    const { status } = await fetch(`${tropa.origin}${path}`)
    expect(status).toBe(200)
  }
  return find.mock.calls.length
}

describe('cachedProcedures', () => {
  it.each([
    [
      'what the procedure does not read',
      ['/api/calendar', '/api/calendar?a=1', '/api/calendar?b=2'],
    ],
    ['slashes at the end', ['/api/team', '/api/team/', '/api/team//?x=1']],
    [
      'a year with events, and other parameters',
      ['/api/calendar?year=2031', '/api/calendar?x=1&year=2031'],
    ],
    ['years without events', ['/api/calendar?year=3000', '/api/calendar?year=3001']],
    ['other digits of a year', ['/api/calendar?year=3000', '/api/calendar?year=03000']],
  ])('reads nothing again for %s', async (_what, paths) => {
    expect(await readsOf(paths)).toBe(0)
  })

  it('answers to a year that gets its first event with that event at once', async () => {
    const eventsOf = async () =>
      (await (await fetch(`${tropa.origin}/api/calendar?year=2040`)).text()).includes('Opening')
    expect(await eventsOf()).toBe(false)
    await tropa.payload.create({
      collection: 'calendar',
      data: {
        title: 'Opening',
        type: 'exam',
        start: '2040-08-30T00:00:00.000Z',
        _status: 'published',
      },
    })
    expect(await eventsOf()).toBe(true)
  })
})
