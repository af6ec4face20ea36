import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../paths'
import { clearDrafts, dropDraft, keepDraft, readDraft } from './drafts'
import { detour, pathAfterLogin } from './guards'
import { leftPage, rememberLeftPage, returnPage } from './left-page'
import { readPayload, validSession } from './session'
import type { StoredSession } from './session-storage'
import { clearSession, sessionKeys, storedSession, storeSession } from './session-storage'
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

describe('the stored session', () => {
  it('keeps the four keys, the role as a JSON list', () => {
    signIn()
    expect(localStorage.getItem('userType')).toBe('admin')
    expect(localStorage.getItem('username')).toBe('ana')
    expect(localStorage.getItem('role')).toBe('["Heads"]')
  })

  it('is the same object until it changes', () => {
    signIn()
    const before = storedSession()
    expect(storedSession()).toBe(before)
    localStorage.setItem('username', 'ben')
    expect(storedSession()).not.toBe(before)
  })

  it('is cleared without touching other keys', () => {
    localStorage.setItem('theme', 'dark')
    signIn()
    clearSession()
    expect(isStored()).toBe(false)
    expect(localStorage.getItem('theme')).toBe('dark')
  })
})

describe('readPayload', () => {
  it('reads names outside ASCII', () => {
    expect(readPayload(tokenFor({ username: 'niño' }))?.username).toBe('niño')
  })

  it.each(['', 'a.b.c', 'e30.e30.e30', 'e30'])('refuses %j', (token) => {
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

  it('carries the id of the token', () => {
    expect(validSession(stored())).toMatchObject({ id: 'm1', username: 'ana', role: ['Heads'] })
  })

  it.each([
    ['no token', { token: null }],
    ['no username', { username: null }],
    ['no type', { userType: null }],
    ['no role', { role: null }],
    ['a role that is no list', { role: '{}' }],
    ['a role that is no JSON', { role: 'Heads' }],
    ['another username', { username: 'ben' }],
    ['another type', { userType: 'user' }],
    ['an expired token', { token: tokenFor({ exp: inAnHour() - 7200 }) }],
    ['a token of another type', { token: tokenFor({ userType: 'root' }) }],
  ])('refuses %s', (_case, changes) => {
    expect(validSession(stored(changes))).toBeNull()
  })
})

describe('detour', () => {
  it('lets each kind of member into their own pages and the shared ones', () => {
    signIn('admin')
    expect(detour('admin')).toBeNull()
    expect(detour('member')).toBeNull()
    signIn('user')
    expect(detour('user')).toBeNull()
    expect(detour('member')).toBeNull()
  })

  it('clears the session and leads to the login otherwise', () => {
    signIn('user')
    expect(detour('admin')).toBe(paths.login)
    expect(isStored()).toBe(false)
  })

  it('leads members away from the login', () => {
    signIn('admin')
    expect(detour('signed-out')).toBe(paths.admin)
    signIn('user')
    expect(detour('signed-out')).toBe(paths.dashboard)
  })

  it('clears a wrong session at the login and stays there', () => {
    signIn('user', { exp: 1 })
    expect(detour('signed-out')).toBeNull()
    expect(isStored()).toBe(false)
  })
})

describe('the page a session ended on', () => {
  it('is remembered where there was a session, right or wrong', () => {
    expect(detour('admin', '/admin/todo')).toBe(paths.login)
    expect(leftPage()).toBeNull()
    signIn('admin', { exp: 1 })
    detour('admin', '/admin/records?page=2')
    expect(leftPage()).toBe('/admin/records?page=2')
  })

  it.each(['token', 'username', 'userType', 'role'])(
    'is remembered where %s alone is left',
    (key) => {
      localStorage.setItem(key, 'x')
      expect(detour('user', '/todo')).toBe(paths.login)
      expect(leftPage()).toBe('/todo')
      expect(isStored()).toBe(false)
    },
  )

  it('is where the next login leads', () => {
    rememberLeftPage('/admin/activity-logs?search=LOGIN')
    expect(pathAfterLogin('admin')).toBe('/admin/activity-logs?search=LOGIN')
    expect(pathAfterLogin('user')).toBe(paths.dashboard)
  })

  it.each([
    '/todo',
    '/rules',
    '/admin/nothing',
    '/cms',
    '//example.com/admin',
    'https://example.com/admin',
    '/\\example.com/admin',
    'javascript:alert(1)',
    'http://',
    '',
  ])('is not %j for an admin', (page) => {
    expect(returnPage(page, 'admin')).toBeNull()
  })

  it('may be the showcase for both', () => {
    expect(returnPage(paths.showcase, 'admin')).toBe(paths.showcase)
    expect(returnPage(paths.showcase, 'user')).toBe(paths.showcase)
  })
})

describe('drafts', () => {
  it('are kept by name and forgotten one by one or all together', () => {
    keepDraft('todo:ana', { title: 'Half' })
    keepDraft('record:ana', { name: 'Ben' })
    sessionStorage.setItem('other', 'stays')
    expect(readDraft('todo:ana')).toEqual({ title: 'Half' })
    dropDraft('todo:ana')
    expect(readDraft('todo:ana')).toBeUndefined()
    clearDrafts()
    expect(readDraft('record:ana')).toBeUndefined()
    expect(sessionStorage.getItem('other')).toBe('stays')
  })

  it('that are no JSON count as none', () => {
    sessionStorage.setItem('draft:todo:ana', '{')
    expect(readDraft('todo:ana')).toBeUndefined()
  })
})

describe('a 401', () => {
  it.each([
    ['/admin', 'user', paths.login],
    ['/admin/todo', null, paths.login],
    ['/ui', 'admin', paths.login],
    ['/dashboard', null, paths.home],
    ['/todo', 'user', paths.home],
    ['/ui', null, paths.login],
    ['/administrator', null, paths.login],
  ])('on %s of %s leads to %s', (pathname, userType, destination) => {
    expect(pathAfterUnauthorized(pathname, userType)).toBe(destination)
  })

  it('ends the session it belongs to, not a newer one', () => {
    signIn()
    const destinations: string[] = []
    endUnauthorizedSession('an older token', (path) => destinations.push(path))
    expect(isStored()).toBe(true)
    endUnauthorizedSession(localStorage.getItem('token'), (path) => destinations.push(path))
    expect(isStored()).toBe(false)
    expect(destinations).toEqual([paths.login])
  })

  it('ends nothing where there is no session', () => {
    const destinations: string[] = []
    endUnauthorizedSession(null, (path) => destinations.push(path))
    expect(destinations).toEqual([])
    expect(leftPage()).toBeNull()
  })
})
