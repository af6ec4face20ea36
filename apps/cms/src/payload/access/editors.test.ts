import { describe, expect, it } from 'vitest'
import { editors } from './editors'

describe('editors', () => {
  it.each([[{ user: null }], [{ user: undefined }], [{}]])('allows nobody with %j', (req) => {
    expect(editors({ req })).toBe(false)
  })
})
