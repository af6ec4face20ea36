// @vitest-environment node
import type { RenderContext } from '@tropa/contract/site-renderer'
import { publicPages } from '@tropa/contract/pages'
import { defaultSettings } from '@tropa/contract/settings/settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteRenderer } from './entry-server'

const site = {
  name: 'Tropa',
  timeZone: 'Europe/Berlin',
  codeUrl: '',
  contactEmail: '',
  categories: ['Other'],
}
const calendar = { academicYear: { start: 2026, end: 2027 }, events: [] }
const procedures = {
  site: { get: () => site },
  settings: { get: () => defaultSettings },
  member: { resetLinks: () => ({ isOffered: true }) },
  team: { list: () => [] },
  about: { get: () => ({ sections: [] }) },
  rules: { get: () => ({ title: 'Rules', lastUpdated: '2026-01-01', sections: [] }) },
  calendar: { events: () => calendar },
}

/** An instance that has rendered nothing yet: the renderer keeps routes for each client. */
const rendering = async (path: string) => {
  const client = { ...procedures } as unknown as RenderContext['client']
  const request = new Request(`http://localhost${path}`)
  const response = await siteRenderer.render(request, {
    client,
    publicUrl: 'http://localhost',
    iconFolder: () => '',
  })
  expect(response.status).toBe(200)
  return response.text()
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const paths = [...Object.values(publicPages).map(({ path }) => path), '/login', '/todo']

it.each(paths)(
  'Two instances send the same %s all day, and another one the day after',
  async (path) => {
    // The morning on which clocks go forward: the hour of the zone is another one in the evening.
    vi.setSystemTime('2026-03-29T00:10:05Z')
    const morning = await rendering(path)
    vi.setSystemTime('2026-03-29T21:59:00Z')
    expect(await rendering(path)).toBe(morning)
    vi.setSystemTime('2026-03-29T22:00:00Z')
    expect(await rendering(path)).not.toBe(morning)
  },
)

it('A page whose settings cannot be loaded describes no mark on its share card', async () => {
  const client = {
    ...procedures,
    settings: { get: () => Promise.reject(new Error('down')) },
  } as unknown as RenderContext['client']
  const request = new Request(`http://localhost${publicPages.rules.path}`)
  const context = { client, publicUrl: 'http://localhost', iconFolder: () => '' }
  const document = await (await siteRenderer.render(request, context)).text()
  expect(document).toContain('og:image')
  expect(document).not.toContain('undefined')
  expect(document).not.toContain('og:image:alt')
})
