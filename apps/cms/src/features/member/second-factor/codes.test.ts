import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createRecoveryCodes, readAppCode, secretUri, stepOfCode, withoutCode } from './codes'

const rfcSecret = Secret.fromUTF8('12345678901234567890').base32

describe('stepOfCode', () => {
  // RFC 6238, appendix B, for SHA-1; its codes have eight digits, of which ours are the last six.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('accepts the code of RFC 6238 for second %i', (second, code) => {
    expect(stepOfCode(rfcSecret, code.slice(2), second * 1000)).toBe(Math.floor(second / 30))
  })

  it('accepts a code one step early or late, and none beyond', () => {
    const code = '287082' // of step 1, seconds 30 to 59
    const isAccepted = (second: number) => stepOfCode(rfcSecret, code, second * 1000) !== undefined
    expect([0, 29, 30, 59, 60, 89].map(isAccepted)).toEqual(Array(6).fill(true))
    expect([90, 120].map(isAccepted)).toEqual([false, false])
  })
})

describe('withoutCode', () => {
  it('takes a recovery code in letters and digits of full width', () => {
    const { codes, hashes } = createRecoveryCodes()
    const wide = (codes[0] ?? '').replaceAll(/[\da-z]/g, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0),
    )
    expect(withoutCode(hashes, wide)?.split(' ')).toHaveLength(codes.length - 1)
  })
})

describe('readAppCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣ ٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
  ])('reads %j', (typed, code) => {
    expect(readAppCode(typed)).toBe(code)
  })

  it.each(['12345', '1234567', 'abcdef', '½٢٣٤٥٦', ''])('takes %j for something else', (typed) => {
    expect(readAppCode(typed)).toBeUndefined()
  })
})

describe('secretUri', () => {
  it('names the site and the member for the app', () => {
    expect(secretUri('ABCDEFGH', 'Team: Tropa', 'niña')).toBe(
      'otpauth://totp/Team%20%20Tropa:ni%C3%B1a?issuer=Team%20%20Tropa&secret=ABCDEFGH&algorithm=SHA1&digits=6&period=30',
    )
  })
})
