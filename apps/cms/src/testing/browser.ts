import { isRecord } from '@tropa/contract/is-record'
import { vi } from 'vitest'
import type { AuditTrail } from '../payload/payload-types'
import { slugs } from '../payload/slugs'
import { boot, type Booted } from './boot'
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

/** Who the panel sees when somebody sends a copy of its cookie; `null` is nobody. */
export const replayPanelCookie = async (
  { call, env }: Pick<Booted, 'call' | 'env'>,
  token: string,
): Promise<unknown> => {
  const { body } = await call('GET /cms/api/members/me', {
    headers: { cookie: `${panelCookieName}=${token}`, origin: env.publicUrl },
  })
  return body.user
}

/**
 * Boots the product with the editor `eve`, and with what tests of sign-ins look at. The clock stands still,
 * so that two sign-ins of the same second are tested to differ.
 */
export const bootForSignIns = async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tropa = await boot({ RATE_LIMIT: 'off' })
  const { payload, call } = tropa

  const newEditor = (username: string) =>
    createMember(payload, username, 'user', { isEditor: true })
  await newEditor('eve')

  const statusOf = async (token: string) => (await call('GET /api/todo', { token })).status

  /** What the audit trail tells of a member's sign-ins and sign-outs, oldest first. */
  const signInsOf = async (username: string) => {
    const { docs } = await payload.db.find<AuditTrail>({
      collection: slugs.auditTrail,
      where: { actor: { equals: username } },
      sort: 'id',
      limit: 100,
    })
    return docs.map(({ action }) => action).filter((action) => action.startsWith('sign-'))
  }

  const stop = async () => {
    vi.useRealTimers()
    await tropa.stop()
  }
  return { ...tropa, newEditor, statusOf, signInsOf, stop }
}

export type BootedForSignIns = Awaited<ReturnType<typeof bootForSignIns>>
