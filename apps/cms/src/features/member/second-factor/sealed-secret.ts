import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { deriveKey } from '../../../payload/secret'

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
 * @returns `undefined` where it was sealed under another `PAYLOAD_SECRET`, as after a restore
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
