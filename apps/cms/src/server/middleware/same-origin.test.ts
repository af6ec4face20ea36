import type { Request } from 'express'
import { expect, it } from 'vitest'
import { nameOwnHost } from './same-origin'

const publicUrl = 'https://tropa.example:8443'

const behindProxy = (headers: Record<string, string>) => {
  const get = (name: string) => headers[name]
  return { headers, get, protocol: 'http', host: headers.host } as unknown as Request
}

it.each([
  ['the upstream', { host: '127.0.0.1:3000' }],
  ['its host without the port', { host: '127.0.0.1:3000', 'x-forwarded-host': 'tropa.example' }],
])('A proxy that names %s does not keep the panel from knowing its own origin', (_what, names) => {
  const request = behindProxy({ ...names, origin: publicUrl })
  nameOwnHost(request, publicUrl)
  expect(request.headers['x-forwarded-host']).toBe('tropa.example:8443')
})

it('Another site does not become the own origin by naming itself', () => {
  const request = behindProxy({ host: '127.0.0.1:3000', origin: 'https://evil.example' })
  nameOwnHost(request, publicUrl)
  expect(request.headers['x-forwarded-host']).toBeUndefined()
})
