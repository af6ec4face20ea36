import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'
import type { Env } from '../env'
import { createLimit, day, noLimit, type Limit } from './rate-limiter'

/** How often each may happen in ten minutes, or in a time of its own. */
const limits = {
  'login-username': [10],
  'login-address': [10],
  'login-device': [10],
  'login-member': [30],
  'password-member': [10],
  'activity-member': [60],
  'reminder-member': [20],
  'check-in-member': [10],
  'inquiry-address': [5],
  'feed-address': [10],
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

type Limits = Record<keyof typeof limits, Limit>

/** A password that somebody tries at a login. */
export interface LoginAttempt {
  username: string
  address: string
  /** Set for a browser that has signed in before with this username: its attempts are counted separately. */
  device?: string | undefined
}

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

type Attempt<Result> = () => Promise<Result | undefined>

/** The limits of links that are mailed to members, and of guessing their tokens. */
const linkLimits = (limit: Limits) => ({
  /** Looks up an invite by its token. Only a token without an invite counts. */
  tryInvite: <Result>(address: string, run: Attempt<Result>) =>
    limit['invite-address'].attempt(countedAddress(address), run),
  /** Uses a token that confirms an address. Only an invalid one counts. */
  tryConfirmation: <Result>(address: string, run: Attempt<Result>) =>
    limit['confirmation-address'].attempt(countedAddress(address), run),
  countConfirmationMail: async ({ memberId, email }: { memberId: string; email: string }) => {
    await limit['confirmation-mail'].count(memberId)
    await limit['confirmation-mail-day'].count(memberId)
    await limit['confirmation-recipient'].count(email)
  },
  countLinkRequest: (address: string) => limit['link-address'].count(countedAddress(address)),
  /** Counts a mail with the link of a forgotten password; mails beyond the limit are dropped silently. */
  allowsResetMail: limit['reset-mail'].allows,
})

/** A known browser is counted separately: strangers with the password must not keep its owner from typing the code. */
const codeRequestKey = (memberId: string, device = 'unknown') => `${memberId} code ${device}`

const loginLimits = (limit: Limits) => ({
  checkLogin: async ({ username, address, device }: LoginAttempt) => {
    if (device !== undefined) return limit['login-device'].check(device)
    await limit['login-username'].check(username)
    await limit['login-address'].check(countedAddress(address))
  },
  /** Runs a login; see `Limit.attempt`. */
  tryLogin: <Result>({ username, address, device }: LoginAttempt, logIn: Attempt<Result>) =>
    device === undefined
      ? limit['login-username'].attempt(username, () =>
          limit['login-address'].attempt(countedAddress(address), logIn),
        )
      : limit['login-device'].attempt(device, logIn),
  clearFailedLogins: limit['login-username'].clear,
  checkMember: limit['login-member'].check,
  /** Counts a login with the right password, whatever its outcome. */
  countLogin: limit['login-member'].count,
  checkCodeRequest: (memberId: string, device: LoginAttempt['device']) =>
    limit['login-member'].check(codeRequestKey(memberId, device)),
  /** Counts a right password without the code that this member needs. */
  countCodeRequest: (memberId: string, device: LoginAttempt['device']) =>
    limit['login-member'].count(codeRequestKey(memberId, device)),
})

/**
 * Creates the rate limits of the contract. Beyond a limit `TOO_MANY_REQUESTS` is thrown, by each `check…`
 * before it costs anything, and by `try…` and `count…`, which count as well. With `RATE_LIMIT=off`
 * nothing is limited.
 */
export const createRateLimits = async (payload: Payload, { rateLimit }: Pick<Env, 'rateLimit'>) => {
  const created = Object.entries(limits).map(
    async ([name, [points, duration]]) =>
      [name, rateLimit ? await createLimit(payload, name, points, duration) : noLimit] as const,
  )
  const limit = Object.fromEntries(await Promise.all(created)) as Limits
  return {
    ...loginLimits(limit),
    ...linkLimits(limit),
    checkCurrentPassword: limit['password-member'].check,
    /** Runs a check of a current password or of a code; see `Limit.attempt`. */
    tryCurrentPassword: limit['password-member'].attempt,
    countActivity: limit['activity-member'].count,
    /** Tries a check-in code of a meeting. Only a wrong one counts. */
    tryCheckIn: limit['check-in-member'].attempt,
    countReminders: limit['reminder-member'].count,
    /** Counts a calendar feed that does not exist. */
    countUnknownFeed: (address: string) => limit['feed-address'].count(countedAddress(address)),
    countInquiry: (address: string) => limit['inquiry-address'].count(countedAddress(address)),
  }
}

export type RateLimits = Awaited<ReturnType<typeof createRateLimits>>
