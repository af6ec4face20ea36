import type { PayloadRequest, Where } from 'payload'
import { admins } from './admins'

/** Admins, and everyone for their own account. */
export const adminsOrSelf = ({ req }: { req: PayloadRequest }): boolean | Where => {
  if (admins({ req })) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
