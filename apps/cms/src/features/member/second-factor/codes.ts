import { createHash, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { plainDigits } from '@tropa/contract/base/text'
import { codeDigits, codeSeconds, recoveryCodeCount } from '@tropa/contract/member/second-factor'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { deriveKey } from '../../../payload/secret'
import { randomGroups } from '../random-password'

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

/** One step back and one forth: clocks of phones are never quite right. */
const drift = 1

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: codeDigits,
    period: codeSeconds,
    secret: Secret.fromBase32(secret),
  })

export const createSecret = (): string => new Secret({ size: secretBytes }).base32

/** The address of a secret, which an app reads. A colon would end the issuer's name. */
export const secretUri = (secret: string, issuer: string, username: string): string =>
  totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label: username }).toString()

/** What was typed as a code of an app, without blanks, or `undefined` for anything else. */
export const readAppCode = (typed: string): string | undefined => {
  const digits = plainDigits(typed).replaceAll(/[\s-]/g, '')
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

// 79 bits cannot be guessed from a plain hash. It needs no key either, so that a recovery code still works
// where PAYLOAD_SECRET was lost and the secret of the app with it.
const randomCode = () => randomGroups(4)

const hashOf = (typed: string) =>
  createHash('sha256')
    .update(
      plainDigits(typed)
        .toLowerCase()
        .replaceAll(/[^a-z\d]/g, ''),
    )
    .digest('base64url')

export const createRecoveryCodes = (): { codes: string[]; hashes: string } => {
  const codes = Array.from({ length: recoveryCodeCount }, randomCode)
  return { codes, hashes: codes.map(hashOf).join(' ') }
}

/**
 * Takes a recovery code out of stored hashes.
 *
 * @returns the hashes that remain, or `undefined` if the code is not among them
 */
export const withoutCode = (hashes: string, typed: string): string | undefined => {
  const used = hashOf(typed)
  const all = hashes.split(' ')
  return all.includes(used) ? all.filter((hash) => hash !== used).join(' ') : undefined
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A key of its own for this purpose, so that what it seals says nothing about the key of sessions. */
const keyOf = ({ config }: Payload) => deriveKey(config.secret, 'tropa second factor')

/** Encrypts a secret for storage. It can be opened for this member only. */
export const sealSecret = (payload: Payload, memberId: string, secret: string): string => {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(payload), nonce).setAAD(Buffer.from(memberId))
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Decrypts a stored secret.
 *
 * @returns `undefined` if it was sealed under another `PAYLOAD_SECRET`, as after a restore
 */
export const openSecret = (
  payload: Payload,
  memberId: string,
  stored: string,
): string | undefined => {
  const bytes = Buffer.from(stored, 'base64url')
  try {
    const opening = createDecipheriv(cipher, keyOf(payload), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(memberId))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const secret = opening.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([secret, opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
