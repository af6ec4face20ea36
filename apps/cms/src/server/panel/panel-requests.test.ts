import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = signedIn(tropa, 'ben', 'eve')

/** Sends the address as it is written; `fetch` would normalise it. */
const getRaw = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(tropa.origin)
    const request = httpRequest({ hostname, port, path }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, body }))
    })
    request.once('error', reject)
    request.end()
  })

const callAction = async (caller: string, action: string, type = 'text/plain;charset=UTF-8') => {
  const { status } = await fetch(`${tropa.origin}/cms/login`, {
    method: 'POST',
    headers: {
      'next-action': action,
      'content-type': type,
      ...(tokens[caller] && { authorization: `JWT ${tokens[caller]}` }),
    },
    body: JSON.stringify([{ name: 'constructor', args: {} }]),
  })
  return status
}

describe('a page of the panel', () => {
  it.each(['/cms/%ff', '/cms/%'])('responds 400 to the malformed path %s', async (path) => {
    expect((await getRaw(path)).status).toBe(400)
  })

  it.each(['a visitor', 'ben'])('lets %s call no server action', async (caller) => {
    expect(await callAction(caller, 'f'.repeat(42))).toBe(403)
    expect(await callAction(caller, 'x')).toBe(403)
  })

  it('refuses an editor a server action whose form has no boundary', async () => {
    expect(await callAction('eve', 'f'.repeat(42), 'multipart/form-data')).toBe(400)
  })
})

describe('a request that names a whole address', () => {
  it.each(['http://x/api/team', 'HTTP://evil.example:80/api/team?x=1'])(
    'gets the response of its path: %s',
    async (address) => {
      expect(await getRaw(address)).toEqual(await getRaw('/api/team'))
    },
  )

  it.each(['http://x', 'http://[/api/team', 'x:y'])('gets no failure: %s', async (address) => {
    expect((await getRaw(address)).status).toBeLessThan(500)
  })
})
