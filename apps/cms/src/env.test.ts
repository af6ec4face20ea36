import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

describe('TRUST_PROXY', () => {
  it.each(['0.0.0.0/0', '::/0', '10.0.0.0/8, 0.0.0.0/00', '10.0.0.0/', '10.0.0.0/33', 'true'])(
    'refuses %s',
    (TRUST_PROXY) => {
      expect(() => readEnv({ TRUST_PROXY })).toThrow(/^TRUST_PROXY /)
    },
  )

  it.each([
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
    ['fd00::/8', ['fd00::/8']],
  ])('takes %s', (TRUST_PROXY, trustProxy) => {
    expect(readEnv({ TRUST_PROXY }).trustProxy).toEqual(trustProxy)
  })
})

describe('the canonical origin', () => {
  it.each([
    [{ PORT: '3000' }, 'http://localhost:3000'],
    [{ PORT: '80' }, 'http://localhost'],
    [{ PORT: '03000' }, 'http://localhost:3000'],
    [{ PUBLIC_URL: 'https://tropa.example/' }, 'https://tropa.example'],
  ])('of %o is what a browser calls it', (variables, publicUrl) => {
    expect(readEnv(variables).publicUrl).toBe(publicUrl)
  })
})
