import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStoredToken } from './stored-token'

const store = (token: string | null) => vi.stubGlobal('localStorage', { getItem: () => token })

afterEach(() => vi.unstubAllGlobals())

describe('readStoredToken', () => {
  it('is the token of the members’ area', () => {
    store('eyJhbGciOi.eyJpZCI6_-1.c2ln')
    expect(readStoredToken()).toBe('eyJhbGciOi.eyJpZCI6_-1.c2ln')
  })

  it.each([null, '', 'a\nb', 'eyJ.eyJ.sig\u20ac', 'a token', 'null'])('leaves %j out', (stored) => {
    store(stored)
    expect(readStoredToken()).toBeUndefined()
  })

  it('is none where the browser forbids storage', () => {
    const getItem = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem })
    expect(readStoredToken()).toBeUndefined()
  })
})
