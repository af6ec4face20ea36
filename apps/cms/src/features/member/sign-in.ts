import { hkdfSync, randomUUID } from 'node:crypto'
import { memberMessages, type LoginForm } from '@tropa/contract/member/member'
import { nameKey } from '@tropa/contract/base/text'
import { sessionSeconds } from '@tropa/contract/member/session-length'
import { jwtVerify, SignJWT } from 'jose'
import { jwtSign } from 'payload'
import { auditAlone, type WorkContext } from '../../database/unit-of-work'
import { readSettings } from '../../payload/globals/read-settings'
import type { Member } from '../../payload/payload-types'
import { deviceSeconds, type ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { endSessionOf, type BrowserContext } from '../../rpc/panel-session'
import { addressLine, type RateLimits } from '../../rpc/rate-limits'
import { addSession, memberRow } from '../../rpc/session-store'
import { admit } from './hashing-gate'
import { verifyPassword } from './password-hash'
import { checkSignInCode, lacksCode } from './second-factor/check-code'
import { findByUsername, toSessionUser } from './stored-member'

/** A member, and the hash that ends what was signed for them when their password changes. */
interface DeviceOwner {
  id: string
  hash?: string | null
}

const label = 'tropa device cookie'

/** Stands in for an unknown member: nobody has its cookies, and its hash is as long as a stored one. */
const nobody: DeviceOwner = { id: 'nobody', hash: '-'.repeat(81) }

/** Another key than that of sessions, so that neither can be taken for the other. */
const keyOf = (secret: string, { hash }: DeviceOwner) =>
  new Uint8Array(hkdfSync('sha256', secret, hash ?? '', label, 32))

/**
 * Reads the cookie of a browser that has signed in before. Without an owner a cookie takes the same time, so
 * that nobody can tell unknown usernames from known ones.
 *
 * @returns the device's id, or `undefined` if the cookie is not of this member
 */
export const readDevice = async (
  secret: string,
  owner: DeviceOwner | undefined,
  cookie: string | undefined,
): Promise<string | undefined> => {
  if (cookie === undefined) return undefined
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

/** Records it after the response, whose time would otherwise tell whether there is such a member. */
const recordRefusal = (context: WorkContext, member: Member) => {
  const { payload } = context
  setImmediate(() => {
    const event = { action: 'sign-in-refused', row: memberRow(member) } as const
    auditAlone({ ...context, session: member }, event).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'A refused sign-in was not recorded' }),
    )
  })
}

/**
 * Opens a session for a member whose password or invite was checked: in the members' area with the token,
 * in the panel with a cookie that the response sets, even for a member who may not use the panel yet. The
 * session of the cookie that the browser had ends, and another cookie tells that it has signed in before.
 *
 * @param device - the browser's id, if it has signed in before
 * @throws a 401 if the password was changed, the member blocked or their sessions ended since then
 */
export const openSession = async (
  context: BrowserContext & Pick<ApiContext, 'deviceCookie'>,
  member: Member,
  device?: string,
) => {
  const { payload, panelCookie, deviceCookie } = context
  // First, so that a session that ends anyway does not count towards the member's limit.
  await endSessionOf(context, panelCookie?.value)
  const sid = await addSession(context, member)
  if (sid === undefined) throw apiError('UNAUTHORIZED', memberMessages.wrongCredentials)
  const { id, username, userType } = member
  const sign = (claims: object = {}) =>
    jwtSign({
      fieldsToSign: { id, username, userType, sid, collection: 'members', ...claims },
      secret: payload.secret,
      tokenExpiration: sessionSeconds,
    })
  const { token } = await sign()
  // The panel never gets the token that scripts hold.
  const panel = await sign({ use: 'panel' })
  panelCookie?.set(panel.token)
  deviceCookie?.set(await signDevice(payload.secret, member, device))
  return { token, result: toSessionUser(member, await readSettings(payload)) }
}

interface LoginAttempt {
  username: string
  address: string
  /** Set for a browser that has signed in before with this username: its attempts are counted separately. */
  device: string | undefined
}

const checkLogin = async (limits: RateLimits, { username, address, device }: LoginAttempt) => {
  if (device !== undefined) return limits['login-device'].check(device)
  await limits['login-username'].check(username)
  await limits['login-address'].check(address)
}

/** What counts right passwords without the code, for each browser that is known and for all others together. */
const codeRequestKey = ({ id }: Member, device = 'unknown') => `${id} code ${device}`

/** Runs a login, and counts it where it fails. */
const tryLogin = (
  limits: RateLimits,
  { username, address, device }: LoginAttempt,
  logIn: () => Promise<Member | undefined>,
) =>
  device === undefined
    ? limits['login-username'].attempt(username, () =>
        limits['login-address'].attempt(address, logIn),
      )
    : limits['login-device'].attempt(device, logIn)

/**
 * Signs a member in, for the members' area and for the panel. Limits are checked before an attempt waits
 * for its turn, and once more, while it is counted, when its turn has come.
 *
 * @throws a 401, with the same sentence and after the same time for an unknown username, a wrong
 *   password, a blocked member and a wrong code; a 401 at the field `code` if that alone is missing;
 *   a 429 after too many failures, or if too many wait
 */
export const signIn = async (context: ApiContext, { username, password, code }: LoginForm) => {
  const { payload, limits, address, deviceCookie } = context
  const name = nameKey(username)
  const member = await findByUsername(payload, username)
  const device = await readDevice(payload.secret, member, deviceCookie?.value)
  const attempt = { username: name, address, device }
  const isKnown = device !== undefined
  // One line for all known browsers of a member, who may have any number of them.
  const turn = { line: isKnown && member ? member.id : addressLine(address), isKnown }

  const checkPassword = async () => {
    const isCodeMissing = member !== undefined && lacksCode(member, code)
    if (member) await limits['login-member'].check(member.id)
    // A known browser is counted separately: strangers with the password must not keep its owner from typing the code.
    if (isCodeMissing) await limits['login-member'].check(codeRequestKey(member, device))
    const isCorrect = await verifyPassword(password, member)
    if (!member || !isCorrect || member.blocked) return undefined
    // Counted before anything refuses the right password, which could otherwise be hashed without limit.
    await limits['login-member'].count(isCodeMissing ? codeRequestKey(member, device) : member.id)
    return (await checkSignInCode(context, member, code)) ? member : undefined
  }

  await checkLogin(limits, attempt)
  const checked = await admit(turn, () => tryLogin(limits, attempt, checkPassword))
  if (!checked) {
    payload.logger.warn({ requestId: context.facts?.requestId }, 'a sign-in was refused')
    if (member) recordRefusal(context, member)
    throw apiError('UNAUTHORIZED', memberMessages.wrongCredentials)
  }
  return openSession(context, checked, device)
}
