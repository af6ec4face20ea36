import type { PayloadRequest, Where } from 'payload'

export const admins = ({ req: { user } }: { req: Pick<PayloadRequest, 'user'> }): boolean =>
  user?.userType === 'admin' && !user.blocked

export const notBlocked: Where = { blocked: { not_equals: true } }

/**
 * The admins who can sign in: with a password that somebody has chosen. While a link of an older version is unused,
 * nobody knows the password.
 */
export const adminsWhoCanSignIn: Where = {
  and: [
    { userType: { equals: 'admin' } },
    notBlocked,
    { hash: { exists: true } },
    { inviteHash: { exists: false } },
  ],
}
