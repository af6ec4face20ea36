import crypto, { randomBytes, timingSafeEqual, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { Semaphore, withTimeout } from 'async-mutex'
import { apiError } from '../../rpc/errors'

export interface Turn {
  /** A network's, or a known member's: no line takes more than half of the waiting room. */
  line: string
  /** Whether a member with a session asks, a browser that has signed in before, or a command. */
  isKnown: boolean
}

/** The turn of what the server does by itself and of its commands. */
export const ownTurn: Turn = { line: 'server', isKnown: true }

/** More at once would take the core that requests are answered with on a machine with two. */
const hashesAtOnce = 1

/** How many may be inside or wait, of the known and of strangers each. */
const room = 64

const roomOfLine = room / 2

/** In milliseconds. */
const longestWait = 40_000

const busy = () => apiError('TOO_MANY_REQUESTS', undefined, { 'Retry-After': '5' })

/** A semaphore with a short waiting room for the hashing of passwords (decision 0025). */
export class Gate {
  readonly #semaphore = withTimeout(new Semaphore(hashesAtOnce), longestWait, busy())
  readonly #present = new Set<Turn>()

  /**
   * Runs `work` when its turn has come.
   *
   * @throws a 429 where too many wait, or the wait is too long
   */
  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    const others = [...this.#present].filter(({ isKnown }) => isKnown === turn.isKnown)
    const inLine = others.filter(({ line }) => line === turn.line)
    if (others.length >= room || inLine.length >= roomOfLine) throw busy()
    const present = { ...turn }
    this.#present.add(present)
    try {
      return await this.#semaphore.runExclusive(work)
    } finally {
      this.#present.delete(present)
    }
  }
}

const gate = new Gate()

export const admit = <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> =>
  gate.run(turn, work)

export interface StoredPassword {
  hash: string
  salt: string
}

// Payload's own format, which it does not export: payload/src/auth/strategies/local/generatePasswordSaltHash.ts
const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const keyLength = 32
const saltLength = 32

// Looked up at each call: tests replace it by a quick one.
const derive = (password: string, salt: string) =>
  promisify(crypto.pbkdf2)(password, salt, iterations, keyLength, 'sha256')

/** The hash that a password is compared with if the member has none, so that the response takes as long. */
const dummy: StoredPassword = {
  hash: `${prefix}${'0'.repeat(keyLength * 2)}`,
  salt: '0'.repeat(saltLength * 2),
}

/** Hashes a new password, in the normal form that keyboards do not agree on; call it inside `admit`. */
export const hashPassword = async (password: string): Promise<StoredPassword> => {
  const salt = randomBytes(saltLength).toString('hex')
  const key = await derive(password.normalize('NFC'), salt)
  return { hash: `${prefix}${key.toString('hex')}`, salt }
}

/**
 * Compares a password with the stored hash; call it inside `admit`. Without a stored hash it takes the
 * same time and returns `false`, so that nobody can tell unknown usernames from known ones. One that was
 * stored before passwords had one normal form is compared as it is typed.
 */
export const verifyPassword = async (
  password: string,
  member: { hash?: string | null; salt?: string | null } | null | undefined,
): Promise<boolean> => {
  const { hash, salt } = member ?? {}
  const stored = hash?.startsWith(prefix) && salt ? { hash, salt } : undefined
  const compared = stored ?? dummy
  const expected = Buffer.from(compared.hash.slice(prefix.length), 'hex')
  for (const form of new Set([password.normalize('NFC'), password])) {
    const key = await derive(form, compared.salt)
    if (expected.length === key.length && timingSafeEqual(key, expected))
      return stored !== undefined
  }
  return false
}

// Without characters that look alike: each has almost five bits.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Four groups of random characters, which are easy to read from a screen and type. */
export const randomGroups = (groupLength: number): string => {
  const randomCharacter = () => alphabet.charAt(randomInt(alphabet.length))
  const randomGroup = () => Array.from({ length: groupLength }, randomCharacter).join('')
  return Array.from({ length: 4 }, randomGroup).join('-')
}

/** A password of 99 bits. */
export const randomPassword = (): string => randomGroups(5)
