import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'
import type { Env } from '../env'
import { createLimit, day } from './limit'

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

/** Mails that confirm an address to that address in a day, whoever enters it. */
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

/** Runs what returns `undefined` where it fails, for an address; see `Limit.attempt`. */
type TryFrom = <Result>(
  address: string,
  run: () => Promise<Result | undefined>,
) => Promise<Result | undefined>

/**
 * The rate limits. Beyond a limit `TOO_MANY_REQUESTS` is thrown, by each `check…` before it costs
 * anything, and by `try…` and `count…`, which count as well.
 */
export interface RateLimits {
  checkLogin: (attempt: LoginAttempt) => Promise<void>
  /** Runs a login, which returns `undefined` where it fails; see `Limit.attempt`. */
  tryLogin: <Result>(
    attempt: LoginAttempt,
    logIn: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>
  clearFailedLogins: (username: string) => Promise<void>
  checkMember: (memberId: string) => Promise<void>
  /** Counts a login with the right password, whatever becomes of it. */
  countLogin: (memberId: string) => Promise<void>
  checkCodeRequest: (memberId: string) => Promise<void>
  /** Counts a right password without the code that this member needs. */
  countCodeRequest: (memberId: string) => Promise<void>
  checkCurrentPassword: (memberId: string) => Promise<void>
  /** Runs a check of a current password or of a code, which returns `undefined` where it is wrong. */
  tryCurrentPassword: <Result>(
    memberId: string,
    check: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>
  countActivity: (memberId: string) => Promise<void>
  countInquiry: (address: string) => Promise<void>
  /** Counts a calendar feed that does not exist. */
  countWorthlessFeed: (address: string) => Promise<void>
  /** Counts a call that reminds members, whatever becomes of it. */
  countReminders: (memberId: string) => Promise<void>
  /** Looks an invite up by its token, which counts where there is none. */
  tryInvite: TryFrom
  /** Uses a token that confirms an address, which counts where it is worthless. */
  tryConfirmation: TryFrom
  countConfirmationMail: (mail: { memberId: string; email: string }) => Promise<void>
  /** Counts who asks for the link of a forgotten password. */
  countLinkRequest: (address: string) => Promise<void>
  /** Counts a mail with the link of a forgotten password; refused ones are dropped without a word. */
  allowsResetMail: (memberId: string) => Promise<boolean>
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

const pass = () => Promise.resolve()

const unlimited: RateLimits = {
  checkLogin: pass,
  tryLogin: (_attempt, logIn) => logIn(),
  clearFailedLogins: pass,
  checkMember: pass,
  countLogin: pass,
  checkCodeRequest: pass,
  countCodeRequest: pass,
  checkCurrentPassword: pass,
  tryCurrentPassword: (_memberId, check) => check(),
  countActivity: pass,
  countInquiry: pass,
  countWorthlessFeed: pass,
  countReminders: pass,
  tryInvite: (_address, run) => run(),
  tryConfirmation: (_address, run) => run(),
  countConfirmationMail: pass,
  countLinkRequest: pass,
  allowsResetMail: () => Promise.resolve(true),
}

const createLoginLimits = async (payload: Payload) => {
  const byUsername = await createLimit(payload, 'login-username', maxFailedLogins)
  const byAddress = await createLimit(payload, 'login-address', maxFailedLogins)
  const byDevice = await createLimit(payload, 'login-device', maxFailedLogins)
  return {
    checkLogin: async ({ username, address, device }) => {
      if (device !== undefined) return byDevice.check(device)
      await byUsername.check(username)
      await byAddress.check(countedAddress(address))
    },
    tryLogin: ({ username, address, device }, logIn) =>
      device === undefined
        ? byUsername.attempt(username, () => byAddress.attempt(countedAddress(address), logIn))
        : byDevice.attempt(device, logIn),
    clearFailedLogins: byUsername.clear,
  } satisfies Partial<RateLimits>
}

const createLinkLimits = async (payload: Payload) => {
  const invites = await createLimit(payload, 'invite-address', maxFailedInvites)
  const confirmations = await createLimit(payload, 'confirmation-address', maxFailedConfirmations)
  const mails = await createLimit(payload, 'confirmation-mail', maxConfirmationMails)
  const mailsADay = await createLimit(
    payload,
    'confirmation-mail-day',
    maxConfirmationMailsADay,
    day,
  )
  const mailsToRecipient = await createLimit(
    payload,
    'confirmation-recipient',
    maxConfirmationMailsToRecipient,
    day,
  )
  const requests = await createLimit(payload, 'link-address', maxLinkRequests)
  const resetMails = await createLimit(payload, 'reset-mail', maxResetMails, day)
  return {
    tryInvite: (address, run) => invites.attempt(countedAddress(address), run),
    tryConfirmation: (address, run) => confirmations.attempt(countedAddress(address), run),
    countConfirmationMail: async ({ memberId, email }) => {
      await mails.count(memberId)
      await mailsADay.count(memberId)
      await mailsToRecipient.count(email)
    },
    countLinkRequest: (address) => requests.count(countedAddress(address)),
    allowsResetMail: resetMails.allows,
  } satisfies Partial<RateLimits>
}

/** Creates the rate limits of the contract; with `RATE_LIMIT=off` nothing is limited. */
export const createRateLimits = async (
  payload: Payload,
  { rateLimit }: Pick<Env, 'rateLimit'>,
): Promise<RateLimits> => {
  if (!rateLimit) return unlimited
  const inquiriesByAddress = await createLimit(payload, 'inquiry-address', maxInquiries)
  const feedsByAddress = await createLimit(payload, 'feed-address', maxWorthlessFeeds)
  const loginsByMember = await createLimit(payload, 'login-member', maxLogins)
  const passwordsByMember = await createLimit(payload, 'password-member', maxWrongPasswords)
  const activitiesByMember = await createLimit(payload, 'activity-member', maxActivities)
  const remindersByMember = await createLimit(payload, 'reminder-member', maxReminders)
  return {
    ...(await createLoginLimits(payload)),
    ...(await createLinkLimits(payload)),
    checkMember: loginsByMember.check,
    countLogin: loginsByMember.count,
    checkCodeRequest: (memberId) => loginsByMember.check(`${memberId} code`),
    countCodeRequest: (memberId) => loginsByMember.count(`${memberId} code`),
    checkCurrentPassword: passwordsByMember.check,
    tryCurrentPassword: passwordsByMember.attempt,
    countActivity: activitiesByMember.count,
    countReminders: remindersByMember.count,
    countWorthlessFeed: (address) => feedsByAddress.count(countedAddress(address)),
    countInquiry: (address) => inquiriesByAddress.count(countedAddress(address)),
  }
}
