import { TOTP } from 'otpauth'
import { afterAll, beforeAll, vi } from 'vitest'
import type { TestClient } from './client'
import { password } from './fixtures'

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret }).generate()

/** Stops the clock for the tests of a file: each step of time has one code, which counts once. */
export const stopClock = (): void => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}

/** Moves the clock on by half a minute, after which every app shows another code. */
export const waitForNextCode = (): void => {
  vi.setSystemTime(Date.now() + 30_000)
}

/** Turns on the second factor of a signed-in member. Needs a test with a fake clock. */
export const turnSecondFactorOn = async (
  call: TestClient,
  token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const { body: setUp } = await call('POST /api/user/second-factor', {
    token,
    body: { currentPassword: password },
  })
  const { body } = await call('POST /api/user/second-factor/confirm', {
    token,
    body: { code: codeOf(setUp.secret) },
  })
  waitForNextCode()
  return { secret: setUp.secret, recoveryCodes: body.recoveryCodes }
}
