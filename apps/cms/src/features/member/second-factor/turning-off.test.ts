import { memberMessages } from '@tropa/contract/member/member'
import { secondFactorMessages } from '@tropa/contract/member/second-factor'
import { describe, expect, inject, it } from 'vitest'
import { listenForCommands, requestOfProduct } from '../../../commands/control-socket'
import { createRateLimits } from '../../../rpc/rate-limits'
import { codeOf, stopClock, waitForNextCode } from '../../../testing/authenticator'
import { booted } from '../../../testing/boot'
import { changeMember, auditEntries } from '../../../testing/fixtures'
import { secondFactorClient } from '../../../testing/second-factor-client'
import { createInvite } from '../links'
import { setRandomPassword } from '../set-random-password'

stopClock()
const tropa = booted({ RATE_LIMIT: 'off' })
const client = secondFactorClient(tropa)

describe('turning a second factor off', () => {
  it('needs the password and a code, and ends the other sessions', async () => {
    const { token, secret } = await client.protectedMember('rosa')
    expect((await client.takeOff(token, codeOf(secret), 'wrong')).body.errors).toEqual({
      currentPassword: memberMessages.wrongCurrentPassword,
    })
    expect((await client.takeOff(token, '000000')).body.errors).toEqual({
      code: secondFactorMessages.wrongCode,
    })
    const other = await client.login('rosa', codeOf(secret))
    waitForNextCode()
    expect(await client.takeOff(token, codeOf(secret))).toMatchObject({
      status: 200,
      body: { message: secondFactorMessages.turnedOff },
    })
    expect([await client.statusOf(token), await client.statusOf(other.body.token)]).toEqual([
      200, 401,
    ])
    expect((await client.login('rosa')).status).toBe(200)
    const docs = await auditEntries(tropa.payload, {
      and: [{ rowTitle: { equals: 'rosa' } }, { action: { contains: 'second-factor' } }],
    })
    expect(docs.map(({ actor, action }) => [actor, action])).toEqual([
      ['rosa', 'second-factor-on'],
      ['rosa', 'second-factor-off'],
    ])
    expect(await client.read('rosa')).toMatchObject({
      secondFactor: false,
      secondFactorSecret: null,
      recoveryCodeHashes: null,
    })
  })

  it('takes a recovery code too', async () => {
    const { token, recoveryCodes } = await client.protectedMember('sara')
    expect((await client.takeOff(token, recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

describe('resetting a password', () => {
  it('leaves the second factor on unless it is to be taken off', async () => {
    const { token, secret } = await client.protectedMember('uma')
    const limits = await createRateLimits(tropa.payload, tropa.env)
    const first = await setRandomPassword(tropa.payload, limits, 'uma')
    expect((await client.login('uma', undefined, first)).body.errors).toEqual({
      code: memberMessages.missingCode,
    })
    const { body } = await client.login('uma', codeOf(secret), first)
    const second = await setRandomPassword(tropa.payload, limits, 'uma', {
      takesSecondFactorOff: true,
    })
    expect([await client.statusOf(token), await client.statusOf(body.token)]).toEqual([401, 401])
    expect((await client.login('uma', undefined, second)).status).toBe(200)
  })

  it.runIf(inject('engine') === 'sqlite')(
    'takes it off through the command while the product runs',
    async () => {
      await client.protectedMember('vera')
      const limits = await createRateLimits(tropa.payload, tropa.env)
      const stop = await listenForCommands(tropa.env, tropa.payload, limits)
      const off = { takesSecondFactorOff: true }
      const fresh = await requestOfProduct(tropa.env, { name: 'vera', ...off })
      stop()
      expect((await client.login('vera', undefined, fresh?.text)).status).toBe(200)
    },
  )
})

describe('an invite of a member with a second factor', () => {
  it('needs a code as well, and is not used up without one', async () => {
    const { secret } = await client.protectedMember('wilma')
    const { invite, stored } = createInvite(tropa.env.publicUrl, false)
    const { id } = await client.read('wilma')
    await changeMember(tropa.payload, id, stored)
    const accept = (code?: string) =>
      tropa.call('POST /invite/accept', {
        body: { token: invite.link.split('#')[1], newPassword: 'another horse', code },
        headers: { origin: tropa.env.publicUrl },
      })
    expect(await accept()).toMatchObject({
      status: 400,
      body: { errors: { code: memberMessages.missingCode } },
    })
    expect(await accept('000000')).toMatchObject({
      status: 400,
      body: { errors: { code: secondFactorMessages.wrongCode } },
    })
    expect((await accept(codeOf(secret))).status).toBe(200)
  })
})

describe('a second factor that was sealed under another PAYLOAD_SECRET', () => {
  it('lets nobody in with a code of the app, says so, and takes a recovery code', async () => {
    const { token, secret, recoveryCodes } = await client.protectedMember('xena')
    const { config } = tropa.payload
    const own = config.secret
    config.secret = 'another secret that was not there before'
    try {
      const unreadable = { code: secondFactorMessages.unreadable }
      expect(await client.login('xena', codeOf(secret))).toMatchObject({
        status: 401,
        body: { errors: unreadable },
      })
      expect((await client.takeOff(token, codeOf(secret))).body.errors).toEqual(unreadable)
      expect((await client.login('xena', recoveryCodes[0])).status).toBe(200)
      expect((await client.takeOff(token, recoveryCodes[1] ?? '')).status).toBe(200)
      expect((await client.login('xena')).status).toBe(200)
    } finally {
      config.secret = own
    }
  })
})
