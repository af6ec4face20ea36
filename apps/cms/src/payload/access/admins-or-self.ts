import type { PayloadRequest, Where } from 'payload'
import { admins } from './admins'
import { editors } from './editors'

export const adminsOrSelf = ({ req }: { req: PayloadRequest }): boolean | Where => {
  if (admins({ req })) return true
  return req.user && editors({ req }) ? { id: { equals: req.user.id } } : false
}
