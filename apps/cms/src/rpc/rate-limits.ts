import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { apiError } from './errors'
import type { Env } from '../env'

const windowSeconds = 10 * 60

/** Failed logins a username, or an address, has before it must wait (contract, section 3). */
const failedLogins = 10

/** Inquiries an address may send before it must wait (contract, section 3). */
const inquiries = 5

/** Invites that are none an address may try before it must wait. */
const failedInvites = 10

/** What is counted against whom. */
export interface Limits {
  /** Refuses a login for a username or an address that failed too often. */
  checkLogin: (username: string, address: string) => Promise<void>
  /** Counts a failed login. */
  loginFailed: (username: string, address: string) => Promise<void>
  /** Forgets a username's failed logins. */
  forgetLogins: (username: string) => Promise<void>
  /** Counts an inquiry and refuses one too many. */
  countInquiry: (address: string) => Promise<void>
  /** Refuses to look at an invite for an address that tried too many that are none. */
  checkInvite: (address: string) => Promise<void>
  /** Counts an invite that is none. */
  inviteFailed: (address: string) => Promise<void>
}

/** An address as it is counted: IPv6 by its /64, an IPv4 one in IPv6 clothing as itself. */
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

/** Counts in the database where several instances share it, in this process's memory otherwise. */
const createCounter = async (payload: Payload, env: Env, keyPrefix: string, points: number) => {
  const options = { keyPrefix, points, duration: windowSeconds }
  if (env.database.engine === 'sqlite') return new RateLimiterMemory(options)
  const { connection } = payload.db as unknown as MongooseAdapter
  const counter = new RateLimiterMongo({
    ...options,
    disableIndexesCreation: true,
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: 'rate-limits',
  })
  await counter.createIndexes()
  return counter
}

const refuseWhenUsedUp = async (counter: RateLimiterAbstract, key: string) => {
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

const unlimited: Limits = {
  checkLogin: () => Promise.resolve(),
  loginFailed: () => Promise.resolve(),
  forgetLogins: () => Promise.resolve(),
  countInquiry: () => Promise.resolve(),
  checkInvite: () => Promise.resolve(),
  inviteFailed: () => Promise.resolve(),
}

/** The limits of the contract; none at all with `RATE_LIMIT=off`. */
export const createLimits = async (payload: Payload, env: Env): Promise<Limits> => {
  if (!env.rateLimit) return unlimited
  const byUsername = await createCounter(payload, env, 'login-username', failedLogins)
  const byAddress = await createCounter(payload, env, 'login-address', failedLogins)
  const invitesByAddress = await createCounter(payload, env, 'invite-address', failedInvites)
  const inquiriesByAddress = await createCounter(payload, env, 'inquiry-address', inquiries)
  return {
    checkLogin: async (username, address) => {
      await refuseWhenUsedUp(byUsername, username)
      await refuseWhenUsedUp(byAddress, countedAddress(address))
    },
    loginFailed: async (username, address) => {
      await Promise.all([count(byUsername, username), count(byAddress, countedAddress(address))])
    },
    forgetLogins: async (username) => {
      await byUsername.delete(username)
    },
    countInquiry: async (address) => {
      const state = await count(inquiriesByAddress, countedAddress(address))
      if (state.consumedPoints > inquiries) throw tooMany(state.msBeforeNext)
    },
    checkInvite: (address) => refuseWhenUsedUp(invitesByAddress, countedAddress(address)),
    inviteFailed: async (address) => {
      await count(invitesByAddress, countedAddress(address))
    },
  }
}
