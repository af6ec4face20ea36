import { isRecord } from '@tropa/contract/base/is-record'
import { beforeAll, beforeEach } from 'vitest'
import { stopClock } from './authenticator'
import { booted, type Booted } from './boot'
import { createMember, password } from './fixtures'

/** The name of the panel's cookie. */
export const panelCookieName = 'payload-token'

/** The headers of a request that another site makes a browser send. */
export const crossSite = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

interface Sent {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A browser with cookies of its own, at the product's own pages unless headers say otherwise. */
export const newBrowser = ({ call, env, origin }: Pick<Booted, 'call' | 'env' | 'origin'>) => {
  const cookies = new Map<string, string>()

  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    const expiry = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice(8)
    if (expiry !== undefined && Date.parse(expiry) <= Date.now()) cookies.delete(name)
    else cookies.set(name, value)
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const send = async (line: string, { token, body, headers = {} }: Sent = {}) => {
    const response = await call(line, {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { body }),
      headers: {
        origin: env.publicUrl,
        'sec-fetch-site': 'same-origin',
        cookie: cookieHeader(),
        ...headers,
      },
    })
    response.headers.getSetCookie().forEach(keep)
    return response
  }

  const signIn = async (username: string, headers: Record<string, string> = {}) => {
    const { status, body } = await send('POST /api/user/login', {
      body: { username, password },
      headers,
    })
    if (status !== 200 || typeof body.token !== 'string') throw new Error(`Status ${status}`)
    return body.token
  }

  /** Opens the panel's page for a sign-out, from one of our own unless headers say otherwise. */
  const signOutOfPanel = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/cms/logout`, {
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', cookie: cookieHeader(), ...headers },
    })
    response.headers.getSetCookie().forEach(keep)
    return response
  }

  const panelUser = async (): Promise<unknown> => {
    const { body } = await send('GET /cms/api/members/me')
    return isRecord(body.user) ? body.user.username : undefined
  }

  return { cookies, send, signIn, signOutOfPanel, panelUser }
}

/**
 * Boots the product with the editor `eve` before the tests of a file, each of which has a browser of its own, and
 * gives what tests of sign-ins look at. The clock stands still, so that two sign-ins of the same second are
 * tested to differ.
 */
export const bootedForSignIns = () => {
  stopClock()
  const tropa = booted({ RATE_LIMIT: 'off' })
  const browser = {} as ReturnType<typeof newBrowser>

  const newEditor = (username: string) =>
    createMember(tropa.payload, username, 'user', { isEditor: true })
  beforeAll(() => newEditor('eve'))
  beforeEach(() => {
    Object.assign(browser, newBrowser(tropa))
  })

  const statusOf = async (token: string) => (await tropa.call('GET /api/todo', { token })).status

  /** Who the panel sees when somebody sends a copy of its cookie; `null` is nobody. */
  const replay = async (token: string): Promise<unknown> => {
    const { body } = await tropa.call('GET /cms/api/members/me', {
      headers: { cookie: `${panelCookieName}=${token}`, origin: tropa.env.publicUrl },
    })
    return body.user
  }

  return { tropa, browser, newEditor, statusOf, replay }
}
