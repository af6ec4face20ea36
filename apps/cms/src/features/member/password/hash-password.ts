import { randomBytes, timingSafeEqual } from 'node:crypto'
import { admit, type Turn } from './gate'
import { HashThread, keyLength } from './hash-thread'

/** A password as it is stored. */
export interface StoredPassword {
  hash: string
  salt: string
}

/** How a hash begins in Payload's present format, the only one there is here. */
const prefix = 'pbkdf2-sha256-v1:'

const saltLength = 32

const ownThread = new HashThread()
let thread = ownThread

/** Hashes in another thread from now on, which tests do in one that is quick, or without one in its own again. */
export const hashWith = (other: HashThread = ownThread): void => {
  thread = other
}

/** What a password is compared with where none is stored, so that it takes the same time. */
const dummy: StoredPassword = {
  hash: `${prefix}${'0'.repeat(keyLength * 2)}`,
  salt: '0'.repeat(saltLength * 2),
}

/** Hashes a new password. */
export const hashPassword = async (password: string, turn: Turn): Promise<StoredPassword> => {
  const salt = randomBytes(saltLength).toString('hex')
  const key = await admit(turn, () => thread.derive(password, salt))
  return { hash: `${prefix}${key.toString('hex')}`, salt }
}

/** What is stored where there shall be a password that nobody knows. */
export const unknownHash = (): StoredPassword => ({
  hash: `${prefix}${randomBytes(keyLength).toString('hex')}`,
  salt: randomBytes(saltLength).toString('hex'),
})

/** Whether a password is the one whose hash is stored. Takes as long where none is. */
export const matchesHash = async (
  password: string,
  stored: StoredPassword | undefined,
  turn: Turn,
): Promise<boolean> => {
  const isStored = stored?.hash.startsWith(prefix) === true
  const { hash, salt } = isStored ? stored : dummy
  const key = await admit(turn, () => thread.derive(password, salt))
  const expected = Buffer.from(hash.slice(prefix.length), 'hex')
  return expected.length === key.length && timingSafeEqual(key, expected) && isStored
}
