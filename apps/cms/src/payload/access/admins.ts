import type { PayloadRequest } from 'payload'

export const admins = ({ req: { user } }: { req: Pick<PayloadRequest, 'user'> }): boolean =>
  user?.userType === 'admin' && !user.blocked
