import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { searchedText } from '../base/text'

describe('searchedText', () => {
  it.each([undefined, '', ' \n '])('takes %j for an empty text', (text) => {
    expect(accepted(searchedText, text)).toBe('')
  })

  it.each(['%', '.*', ' Café  Niño', '<b>'])('keeps %j as it is typed', (text) => {
    expect(accepted(searchedText, text)).toBe(text)
  })

  it('rejects a text of more than 200 UTF-16 units, counted after CRLF became LF', () => {
    const tooLong = { body: 'Please search for at most 200 characters.' }
    expect(accepted(searchedText, 'a' + '\r\n'.repeat(199))).toBe('a' + '\n'.repeat(199))
    expect(errorsOf(searchedText, 'a'.repeat(201))).toEqual(tooLong)
    expect(errorsOf(searchedText, '😀'.repeat(100) + 'a')).toEqual(tooLong)
  })

  it('rejects what is no text', () => {
    expect(errorsOf(searchedText, ['a'])).toEqual({ body: 'Please search for a text.' })
  })
})
