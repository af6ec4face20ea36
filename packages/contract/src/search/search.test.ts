import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { searchContract } from './search'

const query = searchContract.find['~orpc'].inputSchema

describe('searchContract.find', () => {
  it('takes an absent or a blank text for an empty one', () => {
    for (const input of [{}, { q: '' }, { q: ' \n ' }]) {
      expect(accepted(query, input)).toEqual({ q: '' })
    }
  })

  it('keeps a text as it is written', () => {
    expect(accepted(query, { q: ' Café  Niño' })).toEqual({ q: ' Café  Niño' })
  })

  it('rejects a text of more than 200 characters, and what is no text', () => {
    expect(accepted(query, { q: 'a'.repeat(200) })).toEqual({ q: 'a'.repeat(200) })
    expect(errorsOf(query, { q: 'a'.repeat(201) })).toEqual({
      q: 'Please search for at most 200 characters.',
    })
    expect(errorsOf(query, { q: ['a'] })).toEqual({ q: 'Please search for a text.' })
  })
})
