import { sessionKeys } from '@tropa/contract/member/session'
import { dateIn } from '@tropa/contract/base/team-time'
import { paths } from '@tropa/contract/pages'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { correctClock } from '../api/server-clock'
import { redirectFor, pathAfterLogin } from './guards'
import { readReturnPage, rememberReturnPage } from './stored-return-page'
import { readPayload, validSession } from './session'
import { clearSession, type StoredSession, storedSession, storeSession } from './stored-session'
import { endUnauthorizedSession, pathAfterUnauthorized } from './unauthorized'

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

const encode = (value: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const tokenFor = (payload: Record<string, unknown> = {}) =>
  `e30.${encode({ id: 'm1', username: 'ana', userType: 'admin', exp: inAnHour(), ...payload })}.sig`

const signIn = (userType: 'admin' | 'user' = 'admin', payload: Record<string, unknown> = {}) =>
  storeSession(tokenFor({ userType, ...payload }), { username: 'ana', userType, role: ['Heads'] })

const isStored = () => sessionKeys.some((key) => localStorage.getItem(key) !== null)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('session storage', () => {
  it('stores the role as a JSON list', () => {
    signIn()
    expect(localStorage.getItem('userType')).toBe('admin')
    expect(localStorage.getItem('username')).toBe('ana')
    expect(localStorage.getItem('role')).toBe('["Heads"]')
  })

  it('returns the same object until the session changes', () => {
    signIn()
    const before = storedSession()
    expect(storedSession()).toBe(before)
    localStorage.setItem('username', 'ben')
    expect(storedSession()).not.toBe(before)
  })

  it('clears the session without touching other keys', () => {
    localStorage.setItem('theme', 'dark')
    signIn()
    clearSession()
    expect(isStored()).toBe(false)
    expect(localStorage.getItem('theme')).toBe('dark')
  })
})

describe('readPayload', () => {
  it('reads a username outside ASCII', () => {
    expect(readPayload(tokenFor({ username: 'niño' }))?.username).toBe('niño')
  })

  it.each(['', 'a.b.c', 'e30.e30.e30', 'e30'])('rejects the token %j', (token) => {
    expect(readPayload(token)).toBeNull()
  })
})

describe('validSession', () => {
  const stored = (changes: Partial<StoredSession> = {}): StoredSession => ({
    token: tokenFor(),
    username: 'ana',
    userType: 'admin',
    role: '["Heads"]',
    ...changes,
  })

  it('reads the id from the token', () => {
    expect(validSession(stored())).toMatchObject({ id: 'm1', username: 'ana', role: ['Heads'] })
  })

  it.each([
    ['no token', { token: null }],
    ['no username', { username: null }],
    ['no type', { userType: null }],
    ['no role', { role: null }],
    ['a role that is not a list', { role: '{}' }],
    ['a role that is not JSON', { role: 'Heads' }],
    ['another username', { username: 'ben' }],
    ['another type', { userType: 'user' }],
    ['an expired token', { token: tokenFor({ exp: inAnHour() - 7200 }) }],
    ['a token of another type', { token: tokenFor({ userType: 'root' }) }],
  ])('rejects a session with %s', (_case, changes) => {
    expect(validSession(stored(changes))).toBeNull()
  })

  it('does not end with a clock that is days off', () => {
    const today = dateIn('UTC')
    const session = stored()
    vi.useFakeTimers({ now: Date.now() + 10 * 24 * 60 * 60 * 1000 })
    correctClock(today)
    onTestFinished(() => {
      vi.useRealTimers()
      correctClock(today)
    })
    expect(validSession(session)).not.toBeNull()
  })
})

describe('redirectFor', () => {
  it('leads from a check-in without a session to the login and back, with its code', () => {
    window.history.replaceState(null, '', '/meetings/m1/check-in#123456')
    const login = redirectFor('member')
    expect(login).toBe('/login?return=/meetings/m1/check-in%23123456')
    expect(pathAfterLogin('user', login ?? '')).toBe('/meetings/m1/check-in#123456')
    window.history.replaceState(null, '', '/')
  })

  it('allows each kind of member their own pages and the shared ones', () => {
    signIn('admin')
    expect(redirectFor('admin')).toBeNull()
    expect(redirectFor('member')).toBeNull()
    signIn('user')
    expect(redirectFor('user')).toBeNull()
    expect(redirectFor('member')).toBeNull()
  })

  it.each([
    ['user', 'admin', '/admin/inquiry?search=a'],
    ['admin', 'user', '/todo?search='],
  ] as const)('ends the session of type %s at the page for %s, %s', (userType, access, page) => {
    signIn(userType)
    expect(redirectFor(access, page)).toBe(paths.login)
    expect(isStored()).toBe(false)
  })

  it('leads from a shared search of the other kind’s to-dos to the same search in the own list', () => {
    signIn('admin')
    expect(redirectFor('user', '/todo?show=all&search=a')).toBe('/admin/todo?show=all&search=a')
    signIn('user')
    expect(redirectFor('admin', '/admin/todo?search=what?')).toBe('/todo?search=what?')
    expect(isStored()).toBe(true)
  })

  it('redirects members from the login to their home', () => {
    signIn('admin')
    expect(redirectFor('signed-out')).toBe(paths.admin)
    signIn('user')
    expect(redirectFor('signed-out')).toBe(paths.dashboard)
  })

  it.each([
    ['user', '/todo', '/todo'],
    ['admin', '/admin/todo', '/admin/todo'],
    ['admin', '/admin/records?page=2', '/admin/records?page=2'],
    ['admin', '/todo', paths.admin],
    ['user', '/admin/todo', paths.dashboard],
    ['admin', '/about', '/about'],
    ['admin', '/calendar?semester=2nd', '/calendar?semester=2nd'],
    ['user', '/', '/'],
    ['user', '/login', paths.dashboard],
    ['user', 'https://example.com/todo', paths.dashboard],
  ] as const)(
    'leads a signed-in %s at the login from the return address %s to %s',
    (userType, page, next) => {
      signIn(userType)
      expect(redirectFor('signed-out', `/login?return=${encodeURIComponent(page)}`)).toBe(next)
      expect(redirectFor('signed-out', `/login?return=${page}`)).toBe(next)
      expect(isStored()).toBe(true)
    },
  )

  it('stays at the login with a return to the panel, also with a session: the panel’s cookie may be missing', () => {
    signIn()
    expect(redirectFor('signed-out', '/login?return=/cms/drafts')).toBeNull()
    expect(redirectFor('signed-out', '/login?return=//evil.example')).toBe(paths.admin)
  })

  it('forgets the page on which a session ended as soon as the login leads on', () => {
    rememberReturnPage('/admin/records')
    signIn('admin')
    expect(redirectFor('signed-out', '/login?return=/about')).toBe('/about')
    expect(readReturnPage()).toBeNull()
  })

  it('clears an invalid session at the login and does not redirect', () => {
    signIn('user', { exp: 1 })
    expect(redirectFor('signed-out')).toBeNull()
    expect(isStored()).toBe(false)
  })

  it('remembers the page when the stored session is invalid, not when there is none', () => {
    expect(redirectFor('admin', '/admin/todo')).toBe(paths.login)
    expect(readReturnPage()).toBeNull()
    signIn('admin', { exp: 1 })
    redirectFor('admin', '/admin/records?page=2')
    expect(readReturnPage()).toBe('/admin/records?page=2')
  })

  it.each(['token', 'username', 'userType', 'role'])(
    'remembers the page when %s is all that is stored of a session',
    (key) => {
      localStorage.setItem(key, 'x')
      expect(redirectFor('user', '/todo')).toBe(paths.login)
      expect(readReturnPage()).toBe('/todo')
      expect(isStored()).toBe(false)
    },
  )
})

describe('pathAfterLogin', () => {
  it('leads to the remembered page if the member may open it, or to the same search in the own list', () => {
    rememberReturnPage('/admin/activity-logs?search=LOGIN')
    expect(pathAfterLogin('admin')).toBe('/admin/activity-logs?search=LOGIN')
    expect(pathAfterLogin('user')).toBe(paths.dashboard)
    rememberReturnPage('/todo?search=a')
    expect(pathAfterLogin('admin')).toBe('/admin/todo?search=a')
  })

  it('prefers the page that the address names to the one on which the last session ended', () => {
    rememberReturnPage(paths.userProfile)
    expect(pathAfterLogin('user', '/login?return=/todo')).toBe(paths.todo)
  })
})

describe('pathAfterUnauthorized', () => {
  it.each([
    ['/admin', 'user', paths.login],
    ['/admin/todo', null, paths.login],
    ['/ui', 'admin', paths.login],
    ['/dashboard', null, paths.home],
    ['/todo', 'user', paths.home],
    ['/ui', null, paths.login],
    ['/administrator', null, paths.login],
  ])('leads from %s with the stored type %s to %s', (pathname, userType, destination) => {
    expect(pathAfterUnauthorized(pathname, userType)).toBe(destination)
  })
})

describe('endUnauthorizedSession', () => {
  it('ends the session of the request, not a newer one', () => {
    signIn()
    const destinations: string[] = []
    endUnauthorizedSession('an older token', (path) => destinations.push(path))
    expect(isStored()).toBe(true)
    endUnauthorizedSession(localStorage.getItem('token'), (path) => destinations.push(path))
    expect(isStored()).toBe(false)
    expect(destinations).toEqual([paths.login])
  })

  it('does nothing without a session', () => {
    const destinations: string[] = []
    endUnauthorizedSession(null, (path) => destinations.push(path))
    expect(destinations).toEqual([])
    expect(readReturnPage()).toBeNull()
  })
})
