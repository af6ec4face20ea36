import { beforeAll, describe, expect, inject, it } from 'vitest'
import { listenForCommands, requestOfProduct } from '../../commands/control-socket'
import { createRateLimits, type RateLimits } from '../../rpc/rate-limits'
import { booted } from '../../testing/boot'
import { changeMember, createMember, password, signIn, storedMember } from '../../testing/fixtures'
import { hashAfter, hashQuickly } from '../../testing/hashing'
import { setRandomPassword } from './set-random-password'

const tropa = booted()
let limits: RateLimits

beforeAll(async () => {
  limits = await createRateLimits(tropa.payload, tropa.env)
})

const fail = () => Promise.resolve(undefined)

describe('setRandomPassword', () => {
  it('sets a new password, ends the sessions and unblocks the account', async () => {
    const token = await signIn(tropa.call, 'ben')
    const { id } = await storedMember(tropa.payload, 'ben')
    await changeMember(tropa.payload, id, { blocked: true })
    const fresh = await setRandomPassword(tropa.payload, limits, ' BEN ')
    expect(fresh).toMatch(/^[\da-z]{5}(-[\da-z]{5}){3}$/)
    const login = (typed: string) =>
      tropa.call('POST /api/user/login', { body: { username: 'ben', password: typed } })
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
    expect((await login(password)).status).toBe(401)
    expect((await login(fresh ?? '')).status).toBe(200)
  })

  it('clears the failed logins that lock an account', async () => {
    for (let attempt = 1; attempt <= 10; attempt++)
      await limits['login-username'].attempt('ada', fail)
    await expect(limits['login-username'].check('ada')).rejects.toThrow('Too many')
    await setRandomPassword(tropa.payload, limits, 'ada')
    await expect(limits['login-username'].check('ada')).resolves.toBeUndefined()
  })

  it('returns undefined for a member who is deleted while the new password is hashed', async () => {
    const { id } = await createMember(tropa.payload, 'leaving')
    hashAfter(async () => {
      await tropa.payload.delete({ collection: 'members', id })
    })
    expect(await setRandomPassword(tropa.payload, limits, 'leaving')).toBeUndefined()
    hashQuickly()
  })

  it.runIf(inject('engine') === 'sqlite')(
    'can be called through the command while the product runs',
    async () => {
      expect(await requestOfProduct(tropa.env, { name: 'ada' })).toBeUndefined()
      const stop = await listenForCommands(tropa.env, tropa.payload, limits)
      expect(await requestOfProduct(tropa.env, { name: 'ada' })).toMatchObject({
        status: 200,
      })
      expect(await requestOfProduct(tropa.env, { name: 'nobody' })).toMatchObject({ status: 404 })
      stop()
    },
  )
})
