import { createHash, randomBytes } from 'node:crypto'

/** 256 bits cannot be guessed, so the stored hash needs no salt. */
const tokenBytes = 32

/** A new token for a link. Only its hash is stored. */
export const randomToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is stored of a token, and what it is found by. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** The time, so many hours from now, after which a link is worthless. */
export const hoursFromNow = (hours: number): string =>
  new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
