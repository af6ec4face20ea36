import { ObjectId } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { isObjectId, newId } from './ids'

describe('newId', () => {
  it('returns ids that MongoDB accepts, with the time of their creation', () => {
    const before = Math.floor(Date.now() / 1000)
    const id = new ObjectId(newId())
    expect(id.getTimestamp().getTime() / 1000).toBeGreaterThanOrEqual(before)
    expect(id.getTimestamp().getTime() / 1000).toBeLessThanOrEqual(Date.now() / 1000)
  })

  it('never returns the same id twice', () => {
    const ids = Array.from({ length: 1000 }, newId)
    expect(new Set(ids).size).toBe(1000)
  })
})

describe('isObjectId', () => {
  it.each(['', 'ben', '0123456789ab', '5f5c0f8e9b1e8a0d4c3b2a1', '5f5c0f8e9b1e8a0d4c3b2a1g'])(
    'rejects %j, as MongoDB does',
    (text) => {
      expect(ObjectId.isValid(text)).toBe(false)
      expect(isObjectId(text)).toBe(false)
    },
  )

  it('accepts upper and lower case', () => {
    expect(isObjectId('5F5c0f8e9b1e8a0d4c3b2a10')).toBe(true)
  })
})
