import { turnSecondFactorOn } from './authenticator'
import type { Booted } from './boot'
import type { TestClient } from './client'
import { createMember, password, signIn, storedMember } from './fixtures'

/** What tests of the second factor send to the product under test. */
export const secondFactorClient = (tropa: Pick<Booted, 'payload' | 'call'>) => {
  const call: TestClient = (line, request) => tropa.call(line, request)

  const read = (username: string) => storedMember(tropa.payload, username)

  const login = (username: string, code?: unknown, attempt = password) =>
    call('POST /api/user/login', { body: { username, password: attempt, code } })

  const signedIn = async (username: string) => {
    await createMember(tropa.payload, username)
    return signIn(call, username)
  }

  /** A member whose second factor is on, with the session that turned it on. */
  const protectedMember = async (username: string) => {
    const token = await signedIn(username)
    return { token, ...(await turnSecondFactorOn(call, token)) }
  }

  const statusOf = async (token: string) => (await call('GET /api/todo', { token })).status

  const setUp = (token: string, currentPassword = password, code?: string) =>
    call('POST /api/user/second-factor', { token, body: { currentPassword, code } })

  const confirm = (token: string, code: string) =>
    call('POST /api/user/second-factor/confirm', { token, body: { code } })

  const takeOff = (token: string, code: string, currentPassword = password) =>
    call('DELETE /api/user/second-factor', { token, body: { currentPassword, code } })

  const state = async (token: string) => (await call('GET /api/user/second-factor', { token })).body

  return { read, login, signedIn, protectedMember, statusOf, setUp, confirm, takeOff, state }
}
