import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { apiError } from './errors'
import { isMongodb } from '../database/engine'
import { rateLimitCollectionName } from '../database/mongodb/side-collections'
import type { Env } from '../env'

const windowSeconds = 10 * 60

/** For a username and for an address (contract, section 3). */
const maxFailedLogins = 10

/** For an address (contract, section 3). */
const maxInquiries = 5

/** For an address. */
const maxFailedInvites = 10

/** For a member (contract, section 3). */
const maxLogins = 30

/** For a member (contract, section 3). */
const maxWrongPasswords = 10

/** For a member (contract, section 3). */
const maxActivities = 60

/**
 * The rate limits. `TOO_MANY_REQUESTS` is thrown beyond a limit, by each `check…` and by those of
 * `count…` that count what is allowed and not what has failed.
 */
export interface RateLimits {
  checkLogin: (username: string, address: string) => Promise<void>
  countFailedLogin: (username: string, address: string) => Promise<void>
  clearFailedLogins: (username: string) => Promise<void>
  /** Counts a login with the right password. */
  countLogin: (memberId: string) => Promise<void>
  /** Counts a current password as wrong before it is checked, so that attempts at once count too. */
  countCurrentPassword: (memberId: string) => Promise<void>
  /** Takes the count back for a current password that was right. */
  uncountCurrentPassword: (memberId: string) => Promise<void>
  countActivity: (memberId: string) => Promise<void>
  countInquiry: (address: string) => Promise<void>
  checkInvite: (address: string) => Promise<void>
  countFailedInvite: (address: string) => Promise<void>
}

/** What stands for an address in the counters: the /64 network of an IPv6 one, and an IPv4 one mapped into IPv6 as itself. */
export const countedAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

const tooMany = (milliseconds: number) =>
  apiError('TOO_MANY_REQUESTS', undefined, {
    'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))),
  })

/** Counts in MongoDB where several instances share one, and in this process's memory otherwise. */
const createCounter = async ({ db }: Payload, keyPrefix: string, points: number) => {
  const options = { keyPrefix, points, duration: windowSeconds }
  if (!isMongodb(db)) return new RateLimiterMemory(options)
  const counter = new RateLimiterMongo({
    ...options,
    disableIndexesCreation: true,
    storeClient: db.connection.getClient(),
    dbName: db.connection.name,
    tableName: rateLimitCollectionName,
  })
  await counter.createIndexes()
  return counter
}

const refuseWhenExceeded = async (counter: RateLimiterAbstract, key: string) => {
  const state = await counter.get(key)
  if (state && state.consumedPoints >= counter.points) throw tooMany(state.msBeforeNext)
}

const count = async (counter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> => {
  try {
    return await counter.consume(key)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  }
}

const countOrRefuse = async (counter: RateLimiterAbstract, key: string) => {
  const state = await count(counter, key)
  if (state.consumedPoints > counter.points) throw tooMany(state.msBeforeNext)
}

const unlimited: RateLimits = {
  checkLogin: () => Promise.resolve(),
  countFailedLogin: () => Promise.resolve(),
  clearFailedLogins: () => Promise.resolve(),
  countLogin: () => Promise.resolve(),
  countCurrentPassword: () => Promise.resolve(),
  uncountCurrentPassword: () => Promise.resolve(),
  countActivity: () => Promise.resolve(),
  countInquiry: () => Promise.resolve(),
  checkInvite: () => Promise.resolve(),
  countFailedInvite: () => Promise.resolve(),
}

/** Creates the rate limits of the contract; with `RATE_LIMIT=off` nothing is limited. */
export const createRateLimits = async (
  payload: Payload,
  { rateLimit }: Pick<Env, 'rateLimit'>,
): Promise<RateLimits> => {
  if (!rateLimit) return unlimited
  const byUsername = await createCounter(payload, 'login-username', maxFailedLogins)
  const byAddress = await createCounter(payload, 'login-address', maxFailedLogins)
  const invitesByAddress = await createCounter(payload, 'invite-address', maxFailedInvites)
  const inquiriesByAddress = await createCounter(payload, 'inquiry-address', maxInquiries)
  const loginsByMember = await createCounter(payload, 'login-member', maxLogins)
  const passwordsByMember = await createCounter(payload, 'password-member', maxWrongPasswords)
  const activitiesByMember = await createCounter(payload, 'activity-member', maxActivities)
  return {
    checkLogin: async (username, address) => {
      await refuseWhenExceeded(byUsername, username)
      await refuseWhenExceeded(byAddress, countedAddress(address))
    },
    countFailedLogin: async (username, address) => {
      await Promise.all([count(byUsername, username), count(byAddress, countedAddress(address))])
    },
    clearFailedLogins: async (username) => {
      await byUsername.delete(username)
    },
    countLogin: (memberId) => countOrRefuse(loginsByMember, memberId),
    countCurrentPassword: (memberId) => countOrRefuse(passwordsByMember, memberId),
    uncountCurrentPassword: async (memberId) => {
      await passwordsByMember.reward(memberId, 1)
    },
    countActivity: (memberId) => countOrRefuse(activitiesByMember, memberId),
    countInquiry: (address) => countOrRefuse(inquiriesByAddress, countedAddress(address)),
    checkInvite: (address) => refuseWhenExceeded(invitesByAddress, countedAddress(address)),
    countFailedInvite: async (address) => {
      await count(invitesByAddress, countedAddress(address))
    },
  }
}
