import { hkdfSync, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { deviceSeconds } from '../../rpc/device-cookie'

/** A member, and the hash that ends what was signed for them when their password changes. */
interface DeviceOwner {
  id: string
  hash?: string | null
}

const label = 'tropa device cookie'

/** Whose cookies nobody has; the hash is as long as a stored one. */
const nobody: DeviceOwner = { id: 'nobody', hash: '-'.repeat(81) }

/** Another key than that of sessions, so that neither can be taken for the other. */
const keyOf = (secret: string, { hash }: DeviceOwner) =>
  new Uint8Array(hkdfSync('sha256', secret, hash ?? '', label, 32))

/**
 * Reads the cookie of a browser that has signed in before. Without an owner it takes the same time, so
 * that nobody can tell unknown usernames from known ones.
 *
 * @returns the device's id, or `undefined` where the cookie is none of this member
 */
export const readDevice = async (
  secret: string,
  owner: DeviceOwner | undefined,
  cookie: string,
): Promise<string | undefined> => {
  const expected = owner ?? nobody
  try {
    const { payload } = await jwtVerify(cookie, keyOf(secret, expected), {
      algorithms: ['HS256'],
      subject: expected.id,
      requiredClaims: ['exp', 'jti'],
    })
    return payload.jti
  } catch {
    return undefined
  }
}

/**
 * Makes the cookie of a browser in which a member has just signed in. It opens nothing: it only says that
 * the failed logins of this browser are counted by themselves.
 *
 * @param device - the id that the browser has already
 */
export const signDevice = (
  secret: string,
  owner: DeviceOwner,
  device: string = randomUUID(),
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(owner.id)
    .setJti(device)
    .setExpirationTime(`${deviceSeconds}s`)
    .sign(keyOf(secret, owner))
