import { afterEach, expect, it, vi } from 'vitest'
import { clearSession, storeSession } from '../session/stored-session'
import { api } from '../testing/signed-in'
import { memberCache } from './member-cache'

const signIn = (token: string) =>
  storeSession(token, { username: 'ana', userType: 'admin', role: [] })

/** What a screen gets that opens the members' area again. */
const openArea = (token: string) => memberCache(api, token, vi.fn())

afterEach(clearSession)

it('A link that was made stays in memory when its reader visits a public page', () => {
  signIn('first')
  openArea('first').setQueryData(['link'], 'shown once')
  expect(openArea('first').getQueryData(['link'])).toBe('shown once')
})

it('Nothing that was loaded outlives its session, not even for the same token', () => {
  signIn('first')
  openArea('first').setQueryData(['link'], 'shown once')
  clearSession()
  expect(openArea('first').getQueryData(['link'])).toBeUndefined()
  signIn('second')
  expect(openArea('second').getQueryData(['link'])).toBeUndefined()
})
