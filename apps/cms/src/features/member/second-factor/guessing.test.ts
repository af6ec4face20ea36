import crypto from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { codeOf, stopClock, turnSecondFactorOn } from '../../../testing/authenticator'
import { booted } from '../../../testing/boot'
import { newBrowser } from '../../../testing/browser'
import { createMember, password, signIn } from '../../../testing/fixtures'

stopClock()
const tropa = booted({ TRUST_PROXY: 'loopback' })

let lastAddress = 0

/** Each attempt comes from another address, as those of an attacker with many do. */
const login = (username: string, code?: string) =>
  tropa.call('POST /api/user/login', {
    body: { username, password, code },
    headers: { 'x-forwarded-for': `192.0.2.${(lastAddress += 1)}` },
  })

const statusesOf = async (count: number, attempt: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await attempt()).status)
  return statuses
}

const ten = (status: number) => Array<number>(10).fill(status)

describe('guessing codes', () => {
  it('ends at the login after ten wrong ones, with a right one too', async () => {
    await createMember(tropa.payload, 'anna')
    const token = await signIn(tropa.call, 'anna')
    const { secret } = await turnSecondFactorOn(tropa.call, token)
    expect(await statusesOf(10, () => login('anna', '000000'))).toEqual(ten(401))
    const refused = await login('anna', codeOf(secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is not counted if a login only asks for the code', async () => {
    await createMember(tropa.payload, 'bea')
    const token = await signIn(tropa.call, 'bea')
    const { secret } = await turnSecondFactorOn(tropa.call, token)
    expect(await statusesOf(11, () => login('bea'))).toEqual([...ten(401), 401])
    expect((await login('bea', codeOf(secret))).status).toBe(200)
  })

  it('hashes no more than 30 right passwords without a code', async () => {
    await createMember(tropa.payload, 'emma')
    const { secret } = await turnSecondFactorOn(tropa.call, await signIn(tropa.call, 'emma'))
    const asked = await statusesOf(30, () => login('emma'))
    expect(new Set(asked)).toEqual(new Set([401]))
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    expect((await login('emma')).status).toBe(429)
    expect(hashing).not.toHaveBeenCalled()
    hashing.mockRestore()
    expect((await login('emma', codeOf(secret))).status).toBe(200)
  })

  it('still asks a known browser for the code after strangers had the password without one', async () => {
    await createMember(tropa.payload, 'fay')
    const own = newBrowser(tropa)
    await turnSecondFactorOn(tropa.call, await own.signIn('fay'))
    expect((await statusesOf(31, () => login('fay'))).at(-1)).toBe(429)
    const { status, body } = await own.send('POST /api/user/login', {
      body: { username: 'fay', password },
    })
    expect(status).toBe(401)
    expect(body).toMatchObject({ errors: { code: expect.any(String) as string } })
  })

  it('ends with a stolen session too, for the set-up and for turning it off', async () => {
    await createMember(tropa.payload, 'cleo')
    const token = await signIn(tropa.call, 'cleo')
    const body = { currentPassword: password }
    await tropa.call('POST /api/user/second-factor', { token, body })
    const confirm = (code: string) =>
      tropa.call('POST /api/user/second-factor/confirm', { token, body: { code } })
    expect(await statusesOf(10, () => confirm('000000'))).toEqual(ten(400))
    expect((await confirm('000000')).status).toBe(429)

    await createMember(tropa.payload, 'dora')
    const stolen = await signIn(tropa.call, 'dora')
    const { secret } = await turnSecondFactorOn(tropa.call, stolen)
    const takeOff = (currentPassword: string, code: string) =>
      tropa.call('DELETE /api/user/second-factor', {
        token: stolen,
        body: { currentPassword, code },
      })
    expect(await statusesOf(5, () => takeOff(password, '000000'))).toEqual(ten(400).slice(5))
    expect(await statusesOf(5, () => takeOff('wrong', codeOf(secret)))).toEqual(ten(400).slice(5))
    expect((await takeOff(password, codeOf(secret))).status).toBe(429)
  })
})
