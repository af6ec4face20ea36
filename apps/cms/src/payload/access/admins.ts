import type { PayloadRequest } from 'payload'

/** Allows admins who are not blocked. */
export const admins = ({ req: { user } }: { req: Pick<PayloadRequest, 'user'> }): boolean =>
  user?.userType === 'admin' && !user.blocked
