import type { PayloadRequest, Where } from 'payload'
import { admins } from './admins'
import { editors } from './editors'

/** Admins for every account, an editor for their own; who may not enter the panel, for none. */
export const adminsOrSelf = ({ req }: { req: PayloadRequest }): boolean | Where => {
  if (admins({ req })) return true
  return req.user && editors({ req }) ? { id: { equals: req.user.id } } : false
}
