import type { PayloadRequest } from 'payload'

/** Admins that are not blocked. */
export const admins = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  user?.userType === 'admin' && !user.blocked
