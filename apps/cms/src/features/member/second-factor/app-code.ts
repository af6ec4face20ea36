import { codeDigits, codeSeconds } from '@tropa/contract/second-factor'
import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

/** One step back and one forth: clocks of phones are never quite right. */
const drift = 1

const algorithm = 'SHA1'

const totpOf = (secret: string) =>
  new TOTP({
    algorithm,
    digits: codeDigits,
    period: codeSeconds,
    secret: Secret.fromBase32(secret),
  })

/** A new secret in base32. */
export const createSecret = (): string => new Secret({ size: secretBytes }).base32

/** The address that authenticator apps read from a QR code. */
export const secretUri = (secret: string, issuer: string, username: string): string => {
  // A colon would end the issuer's name.
  const name = issuer.replaceAll(':', ' ')
  const label = `${encodeURIComponent(name)}:${encodeURIComponent(username)}`
  const values = { secret, issuer: name, algorithm, digits: codeDigits, period: codeSeconds }
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `otpauth://totp/${label}?${query.join('&')}`
}

/** What was typed as a code of an app, without blanks, or `undefined` for anything else. */
export const readAppCode = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return digits.length === codeDigits && /^\d+$/.test(digits) ? digits : undefined
}

/**
 * The step of time (RFC 6238) to which a code belongs.
 *
 * @param time - in milliseconds since 1970
 * @returns `undefined` for a code that is not valid at that time
 */
export const stepOfCode = (
  secret: string,
  code: string,
  time: number = Date.now(),
): number | undefined => {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: time, window: drift })
  return delta === null ? undefined : totp.counter({ timestamp: time }) + delta
}
