import { memberMessages } from '@tropa/contract/member/member'
import { secondFactorMessages } from '@tropa/contract/member/second-factor'
import { describe, expect, it, vi } from 'vitest'
import {
  codeOf,
  stopClock,
  turnSecondFactorOn,
  waitForNextCode,
} from '../../../testing/authenticator'
import { booted } from '../../../testing/boot'
import { auditEntries, password, signIn } from '../../../testing/fixtures'
import { secondFactorClient } from '../../../testing/second-factor-client'
import { openSession } from '../sign-in'

stopClock()
const tropa = booted({ RATE_LIMIT: 'off' })
const client = secondFactorClient(tropa)

const wrong = { status: 401, body: { message: memberMessages.wrongCredentials } }

describe('setting up a second factor', () => {
  it('gives a secret that counts once it is confirmed', async () => {
    const token = await client.signedIn('anna')
    const { status, body } = await client.setUp(token)
    expect(status).toBe(200)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.uri).toBe(
      `otpauth://totp/Tropa:anna?issuer=Tropa&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await client.state(token)).toEqual({ isOn: false, required: false })
    expect((await client.login('anna')).status).toBe(200)
    const confirmed = await client.confirm(token, codeOf(body.secret))
    expect(confirmed.status).toBe(200)
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    expect(await client.state(token)).toEqual({ isOn: true, required: false })
  })

  it('ends the member’s other sessions when it is confirmed', async () => {
    const token = await client.signedIn('bea')
    const other = await signIn(tropa.call, 'bea')
    await turnSecondFactorOn(tropa.call, token)
    expect([await client.statusOf(token), await client.statusOf(other)]).toEqual([200, 401])
  })

  it('refuses a wrong password, a wrong code and a code without a set-up at their fields', async () => {
    const token = await client.signedIn('cleo')
    expect(await client.confirm(token, '123456')).toMatchObject({
      status: 400,
      body: { message: secondFactorMessages.notSetUp },
    })
    expect(await client.setUp(token, 'wrong')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: memberMessages.wrongCurrentPassword } },
    })
    const { body } = await client.setUp(token)
    for (const code of ['000000', 'not a code', codeOf(body.secret).slice(1)]) {
      expect(await client.confirm(token, code)).toMatchObject({
        status: 400,
        body: { errors: { code: secondFactorMessages.wrongCode } },
      })
    }
    expect((await client.state(token)).isOn).toBe(false)
  })

  it('replaces a secret that was not confirmed', async () => {
    const token = await client.signedIn('dora')
    const first = await client.setUp(token)
    const second = await client.setUp(token)
    expect((await client.confirm(token, codeOf(first.body.secret))).status).toBe(400)
    expect((await client.confirm(token, codeOf(second.body.secret))).status).toBe(200)
  })

  it('moves to another phone with the password and a code, and the old one counts until then', async () => {
    const { token, secret, recoveryCodes } = await client.protectedMember('ella')
    const missing = { status: 400, body: { errors: { code: memberMessages.missingCode } } }
    expect(await client.setUp(token)).toMatchObject(missing)
    const wrongCode = { errors: { code: secondFactorMessages.wrongCode } }
    expect((await client.setUp(token, password, '000000')).body).toMatchObject(wrongCode)
    const { body } = await client.setUp(token, password, recoveryCodes[0])
    waitForNextCode()
    expect((await client.login('ella', codeOf(body.secret))).status).toBe(401)
    expect((await client.login('ella', codeOf(secret))).status).toBe(200)
    const moved = await client.confirm(token, codeOf(body.secret))
    expect(moved.status).toBe(200)
    expect(await client.statusOf(token)).toBe(200)
    waitForNextCode()
    for (const old of [codeOf(secret), recoveryCodes[1]]) {
      expect((await client.login('ella', old)).status).toBe(401)
    }
    expect((await client.login('ella', codeOf(body.secret))).status).toBe(200)
    expect((await client.login('ella', moved.body.recoveryCodes[0])).status).toBe(200)
  })

  it('refuses to confirm what was not begun', async () => {
    const { token, secret } = await client.protectedMember('emma')
    expect(await client.confirm(token, codeOf(secret))).toMatchObject({
      status: 400,
      body: { message: secondFactorMessages.notSetUp },
    })
  })

  it('asks for a code if the first one was turned on while the set-up checked the password', async () => {
    const token = await client.signedIn('fay')
    const { body } = await client.setUp(token)
    const { db } = tropa.payload
    const begin = db.beginTransaction.bind(db)
    vi.spyOn(db, 'beginTransaction').mockImplementationOnce(async () => {
      expect((await client.confirm(token, codeOf(body.secret))).status).toBe(200)
      return begin()
    })
    expect(await client.setUp(token)).toMatchObject({
      status: 400,
      body: { errors: { code: memberMessages.missingCode } },
    })
  })

  it('gives recovery codes to one of two confirmations at once', async () => {
    const token = await client.signedIn('finn')
    const { body } = await client.setUp(token)
    const both = await Promise.all([1, 2].map(() => client.confirm(token, codeOf(body.secret))))
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400])
  })

  it('stores the secret encrypted and the recovery codes as hashes', async () => {
    const { secret, recoveryCodes } = await client.protectedMember('gina')
    const stored = JSON.stringify(await client.read('gina'))
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text)
    const codes = recoveryCodes.map((code) => code.replaceAll('-', ''))
    for (const text of codes) expect(stored).not.toContain(text)
  })
})

describe('a login of a member with a second factor', () => {
  it('asks for the code only if the password is right', async () => {
    const { secret } = await client.protectedMember('hana')
    const missing = memberMessages.missingCode
    for (const code of [undefined, '', '  ']) {
      expect(await client.login('hana', code)).toMatchObject({
        status: 401,
        body: { message: missing, errors: { code: missing } },
      })
    }
    expect(await client.login('hana', undefined, 'not it')).toMatchObject(wrong)
    expect((await client.login('hana', undefined, 'not it')).body).not.toHaveProperty('errors')
    expect((await client.login('hana', codeOf(secret), 'not it')).body).toEqual(wrong.body)
  })

  it('accepts the code of the app, with blanks too', async () => {
    const { secret } = await client.protectedMember('ines')
    const code = codeOf(secret)
    const { status, body } = await client.login('ines', ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(status).toBe(200)
    expect(await client.statusOf(body.token)).toBe(200)
  })

  it('answers a wrong code as a wrong password', async () => {
    await client.protectedMember('jana')
    const { status, body } = await client.login('jana', '000000')
    expect({ status, body }).toEqual(wrong)
  })

  it('accepts a code once, and no earlier one after it', async () => {
    const { secret } = await client.protectedMember('kira')
    const earlier = codeOf(secret)
    waitForNextCode()
    expect((await client.login('kira', codeOf(secret))).status).toBe(200)
    expect((await client.login('kira', codeOf(secret))).status).toBe(401)
    expect((await client.login('kira', earlier)).status).toBe(401)
    waitForNextCode()
    expect((await client.login('kira', codeOf(secret))).status).toBe(200)
  })

  it('lets one of ten logins at once in with the same code', async () => {
    const { secret } = await client.protectedMember('lena')
    const code = codeOf(secret)
    const all = await Promise.all(Array.from({ length: 10 }, () => client.login('lena', code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('does not accept the code of the set-up again', async () => {
    const token = await client.signedIn('mara')
    const { body } = await client.setUp(token)
    const code = codeOf(body.secret)
    await client.confirm(token, code)
    expect((await client.login('mara', code)).status).toBe(401)
  })

  it('accepts each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await client.protectedMember('nina')
    const [first = '', second = '', ...others] = recoveryCodes
    expect((await client.login('nina', first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await client.login('nina', first)).status).toBe(401)
    const twice = await Promise.all([client.login('nina', second), client.login('nina', second)])
    expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401])
    const all = await Promise.all(others.map((code) => client.login('nina', code)))
    expect(all.map(({ status }) => status)).toEqual(others.map(() => 200))
  })

  it('is recorded in the audit trail if it uses up a recovery code', async () => {
    const { recoveryCodes } = await client.protectedMember('nora')
    for (const code of [recoveryCodes[0], recoveryCodes[0], recoveryCodes[1]]) {
      await client.login('nora', code)
    }
    const docs = await auditEntries(tropa.payload, {
      and: [{ rowTitle: { equals: 'nora' } }, { action: { equals: 'recovery-code' } }],
    })
    expect(docs.map(({ actor }) => actor)).toEqual(['nora', 'nora'])
  })

  it('opens no session if the second factor was turned on after the password was checked', async () => {
    const token = await client.signedIn('olga')
    const checked = await client.read('olga')
    await turnSecondFactorOn(tropa.call, token)
    await expect(openSession(tropa, checked)).rejects.toMatchObject({ status: 401 })
  })
})
