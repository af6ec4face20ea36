import type { PayloadRequest } from 'payload'

/** Admins that are not blocked. */
export const admins = ({ req: { user } }: { req: Pick<PayloadRequest, 'user'> }): boolean =>
  user?.userType === 'admin' && !user.blocked
