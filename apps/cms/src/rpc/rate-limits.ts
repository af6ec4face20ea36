import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'
import type { Env } from '../env'
import { createLimit, day, noLimit, type Limit } from './limit'

type CreateLimit = (name: string, points: number, duration?: number) => Promise<Limit>

/** For a username and for an address, and for a device (contract, section 3). */
const maxFailedLogins = 10

/** For an address (contract, section 3). */
const maxInquiries = 5

/** For an address. */
const maxFailedInvites = 10

/** For an address. */
const maxFailedConfirmations = 10

/** Keys of calendar feeds, for an address. */
const maxWorthlessFeeds = 10

/** Mails that confirm an address, for a member in ten minutes. */
const maxConfirmationMails = 10

/** The same, in a day. */
const maxConfirmationMailsADay = 30

/** Mails that confirm an address to that address in a day, no matter who enters it. */
const maxConfirmationMailsToRecipient = 10

/** Links of forgotten passwords, for an address. */
const maxLinkRequests = 10

/** Mails with the link of a forgotten password, for a member in a day. The last link works as long. */
const maxResetMails = 10

/** For a member (contract, section 3). */
const maxLogins = 30

/** For a member (contract, section 3). */
const maxWrongPasswords = 10

/** For a member (contract, section 3). */
const maxActivities = 60

/** Calls for reminders, for an admin. */
const maxReminders = 20

/** Who tries a password at a login. */
export interface LoginAttempt {
  username: string
  address: string
  /** A browser that has signed in before with this username: it is counted by itself. */
  device?: string | undefined
}

/** The network of an IPv6 address, of so many bytes, and an IPv4 one, mapped into IPv6 or not, as itself. */
const networkOf = (address: string, bytes: number) => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed
    .toByteArray()
    .slice(0, bytes)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** What stands for an address in the counters: the /64 network of an IPv6 one. */
export const countedAddress = (address: string): string => networkOf(address, 8)

/** The line in which an address waits: the /48 network of an IPv6 one, of which a customer may have all. */
export const addressLine = (address: string): string => networkOf(address, 6)

type Attempt<Result> = () => Promise<Result | undefined>

const createLoginLimits = async (create: CreateLimit) => {
  const byUsername = await create('login-username', maxFailedLogins)
  const byAddress = await create('login-address', maxFailedLogins)
  const byDevice = await create('login-device', maxFailedLogins)
  return {
    checkLogin: async ({ username, address, device }: LoginAttempt) => {
      if (device !== undefined) return byDevice.check(device)
      await byUsername.check(username)
      await byAddress.check(countedAddress(address))
    },
    /** Runs a login; see `Limit.attempt`. */
    tryLogin: <Result>({ username, address, device }: LoginAttempt, logIn: Attempt<Result>) =>
      device === undefined
        ? byUsername.attempt(username, () => byAddress.attempt(countedAddress(address), logIn))
        : byDevice.attempt(device, logIn),
    clearFailedLogins: byUsername.clear,
  }
}

/** The limits of links that are mailed to members, and of guessing their tokens. */
const createLinkLimits = async (create: CreateLimit) => {
  const invites = await create('invite-address', maxFailedInvites)
  const confirmations = await create('confirmation-address', maxFailedConfirmations)
  const mails = await create('confirmation-mail', maxConfirmationMails)
  const mailsADay = await create('confirmation-mail-day', maxConfirmationMailsADay, day)
  const mailsToRecipient = await create(
    'confirmation-recipient',
    maxConfirmationMailsToRecipient,
    day,
  )
  const requests = await create('link-address', maxLinkRequests)
  const resetMails = await create('reset-mail', maxResetMails, day)
  return {
    /** Looks up an invite by its token. Only a token without an invite counts. */
    tryInvite: <Result>(address: string, run: Attempt<Result>) =>
      invites.attempt(countedAddress(address), run),
    /** Uses a token that confirms an address. Only an invalid one counts. */
    tryConfirmation: <Result>(address: string, run: Attempt<Result>) =>
      confirmations.attempt(countedAddress(address), run),
    countConfirmationMail: async ({ memberId, email }: { memberId: string; email: string }) => {
      await mails.count(memberId)
      await mailsADay.count(memberId)
      await mailsToRecipient.count(email)
    },
    countLinkRequest: (address: string) => requests.count(countedAddress(address)),
    /** Counts a mail with the link of a forgotten password; refused ones are dropped without a word. */
    allowsResetMail: resetMails.allows,
  }
}

/**
 * Creates the rate limits of the contract. Beyond a limit `TOO_MANY_REQUESTS` is thrown, by each `check…`
 * before it costs anything, and by `try…` and `count…`, which count as well. With `RATE_LIMIT=off`
 * nothing is limited.
 */
export const createRateLimits = async (payload: Payload, { rateLimit }: Pick<Env, 'rateLimit'>) => {
  const create: CreateLimit = (...limit) =>
    rateLimit ? createLimit(payload, ...limit) : Promise.resolve(noLimit)
  const inquiriesByAddress = await create('inquiry-address', maxInquiries)
  const feedsByAddress = await create('feed-address', maxWorthlessFeeds)
  const loginsByMember = await create('login-member', maxLogins)
  const passwordsByMember = await create('password-member', maxWrongPasswords)
  const activitiesByMember = await create('activity-member', maxActivities)
  const remindersByMember = await create('reminder-member', maxReminders)
  return {
    ...(await createLoginLimits(create)),
    ...(await createLinkLimits(create)),
    checkMember: loginsByMember.check,
    /** Counts a login with the right password, whatever becomes of it. */
    countLogin: loginsByMember.count,
    checkCodeRequest: (memberId: string) => loginsByMember.check(`${memberId} code`),
    /** Counts a right password without the code that this member needs. */
    countCodeRequest: (memberId: string) => loginsByMember.count(`${memberId} code`),
    checkCurrentPassword: passwordsByMember.check,
    /** Runs a check of a current password or of a code; see `Limit.attempt`. */
    tryCurrentPassword: passwordsByMember.attempt,
    countActivity: activitiesByMember.count,
    countReminders: remindersByMember.count,
    /** Counts a calendar feed that does not exist. */
    countWorthlessFeed: (address: string) => feedsByAddress.count(countedAddress(address)),
    countInquiry: (address: string) => inquiriesByAddress.count(countedAddress(address)),
  }
}

export type RateLimits = Awaited<ReturnType<typeof createRateLimits>>
