import type { PayloadRequest } from 'payload'
import { admins } from './admins'

/** Allows everyone who may enter the panel: admins, and members marked as editors. */
export const editors = ({ req }: { req: Pick<PayloadRequest, 'user'> }): boolean =>
  admins({ req }) || (req.user?.isEditor === true && !req.user.blocked)
