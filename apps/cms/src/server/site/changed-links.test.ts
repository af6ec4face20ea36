import { describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'

const tropa = booted()
const token = 'k'.repeat(43)

const open = (path: string) => fetch(tropa.origin + path, { redirect: 'manual' })

describe('a mailed link that was changed on its way', () => {
  it.each([
    ['/invite%23', `/invite#${token}`],
    ['/confirm%23', `/confirm#${token}`],
    ['/invite/%23', `/invite#${token}`],
    ['/INVITE%2523', `/invite#${token}`],
  ])('leads from %s to the page, and is stored nowhere', async (start, location) => {
    const response = await open(`${start}${token}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await response.text()).toBe('')
  })

  it('leads to the page that says so if its token is not whole', async () => {
    for (const path of ['/invite%23', '/invite%23short.', '/invite%20', '/invite%E0%A4%A']) {
      expect((await open(path)).headers.get('location')).toBe('/invite')
    }
  })

  it('is no other page', async () => {
    expect((await open(`/invited%23${token}`)).status).toBe(404)
    expect((await open(`/login%23${token}`)).status).toBe(404)
  })
})
