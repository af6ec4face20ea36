import { describe, expect, it } from 'vitest'
import { usernameOf } from './member-import'

describe('usernameOf', () => {
  it.each([
    ['Ana Reyes', 'ana.reyes'],
    ['  José  Núñez-Cruz ', 'jose.nunez-cruz'],
    ['José Núñez'.normalize('NFD'), 'jose.nunez'],
    ['Ana\u00a0Reyes', 'ana.reyes'],
    ['Reyes, Ana (Annie)', 'reyes.ana.annie'],
    ['Liam O’Neill', 'liam.oneill'],
    ['प्रिया शर्मा', 'प्रिया.शर्मा'],
    ['Юлия', 'юлия'],
    ['…', ''],
    ['x'.repeat(80), 'x'.repeat(64)],
  ])('makes a username of %j', (name, username) => {
    expect(usernameOf(name)).toBe(username)
  })
})
