import type { Settings } from '@tropa/contract/settings/settings'
import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { iconFolder } from './icons'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${tropa.origin}${path}`, { headers, redirect: 'manual' })

const present = async () => (await (await open('/api/settings')).json()) as Settings

const change = async (changes: Partial<Settings>) => {
  const settings = { ...(await present()), ...changes }
  const { letter } = settings.mark
  const response = await tropa.call('PUT /api/settings', {
    token: tokens.ada,
    body: { ...settings, tagline: 'We build machines.', mark: { letter } },
  })
  expect(response.status).toBe(200)
  return present()
}

describe('icons', () => {
  it('are those of the build on a site that nobody has set up', async () => {
    expect(iconFolder(await present())).toBe('')
    // The build is not served here.
    expect((await open('/favicon.ico')).status).toBe(404)
  })

  it('follow the settings at their bare address, which is asked for again each time', async () => {
    await change({ name: 'Robótica', accent: 'teal' })
    const first = await open('/favicon.ico')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect(
      (await open('/favicon.ico', { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
    ).toBe(304)
    await change({ accent: 'iris' })
    const second = await open('/favicon.ico', {
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    })
    expect(second.status).toBe(200)
    expect(second.headers.get('etag')).not.toBe(etag)
  })

  it('stay permanently in a folder that another name, colour or letter changes', async () => {
    const folders = new Set<string>()
    for (const changes of [
      { name: 'Robótica', accent: 'teal' as const },
      { name: 'Robotics' },
      { accent: 'iris' as const },
      { mark: { letter: '4', image: null } },
    ]) {
      folders.add(iconFolder(await change(changes)))
    }
    expect(folders.size).toBe(4)
    const [latest = ''] = [...folders].slice(-1)
    const response = await open(`${latest}/site.webmanifest`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const manifest: unknown = await response.json()
    expect(manifest).toMatchObject({ name: 'Robotics' })
    expect(await (await open('/site.webmanifest')).json()).toEqual(manifest)
    expect(JSON.stringify(manifest)).toContain(`"${latest}/icon-512.png"`)
  })

  it('lead from an old folder to the present ones', async () => {
    const response = await open('/icons/earlier/share.png')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/share.png'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await open('/icons/earlier/other.png')).status).toBe(404)
  })
})
