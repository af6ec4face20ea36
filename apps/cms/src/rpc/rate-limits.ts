import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'
import type { Env } from '../env'
import { createLimit, day, noLimit, type Limit } from './rate-limiter'

/** How often each may happen in ten minutes, or in a time of its own; `…-address` counts the address's network. */
const limits = {
  'login-username': [10],
  'login-address': [10],
  'login-device': [10],
  // Logins with the right password, whatever their outcome.
  'login-member': [30],
  // Wrong current passwords, and wrong codes of a second factor.
  'password-member': [10],
  'activity-member': [60],
  'reminder-member': [20],
  'check-in-member': [10],
  'inquiry-address': [5],
  // Feeds that do not exist.
  'feed-address': [10],
  // Tokens without an invite, and those that confirm nothing.
  'invite-address': [10],
  'confirmation-address': [10],
  'confirmation-mail': [10],
  'confirmation-mail-day': [30, day],
  // To one address, no matter who enters it.
  'confirmation-recipient': [10, day],
  'link-address': [10],
  // The last link works as long.
  'reset-mail': [10, day],
} as const satisfies Record<string, [points: number, duration?: number]>

export type RateLimits = Record<keyof typeof limits, Limit>

/** The network, of so many bits, of an IPv6 address; an IPv4 one stays, even if it is mapped into IPv6. */
const networkOf = (address: string, bits: number) => {
  if (!ipaddr.isValid(address)) return address
  const known = ipaddr.process(address)
  if (known.kind() === 'ipv4') return known.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${known.toNormalizedString()}/${bits}`).toString()
}

/** The key of an address in the counters: for IPv6, its /64 network. */
export const countedAddress = (address: string): string => networkOf(address, 64)

/** The line in which an address waits: for IPv6, its /48 network, all of which may belong to one customer. */
export const addressLine = (address: string): string => networkOf(address, 48)

/** Counts an address together with all others of its network. */
const byNetwork = (limit: Limit): Limit => ({
  check: (address) => limit.check(countedAddress(address)),
  count: (address) => limit.count(countedAddress(address)),
  allows: (address) => limit.allows(countedAddress(address)),
  attempt: (address, run) => limit.attempt(countedAddress(address), run),
  clear: (address) => limit.clear(countedAddress(address)),
})

/** Creates the rate limits of the contract. With `RATE_LIMIT=off` nothing is limited. */
export const createRateLimits = async (
  payload: Payload,
  { rateLimit }: Pick<Env, 'rateLimit'>,
): Promise<RateLimits> => {
  const created = Object.entries(limits).map(async ([name, [points, duration]]) => {
    const limit = rateLimit ? await createLimit(payload, name, points, duration) : noLimit
    return [name, name.endsWith('-address') ? byNetwork(limit) : limit] as const
  })
  return Object.fromEntries(await Promise.all(created)) as RateLimits
}
