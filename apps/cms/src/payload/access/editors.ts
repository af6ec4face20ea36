import type { PayloadRequest, Where } from 'payload'
import type { Member } from '../payload-types'
import { admins } from './admins'

/** Whether a member may use the panel: admins may, and members marked as editors. */
export const mayUsePanel = ({
  userType,
  isEditor,
  blocked,
}: Pick<Member, 'userType' | 'isEditor' | 'blocked'>): boolean =>
  (userType === 'admin' || isEditor === true) && !blocked

/** Allows everyone who may use the panel. Requests that Payload makes by itself have no `user` at all. */
export const editors = ({
  req: { user },
}: {
  req: Partial<Pick<PayloadRequest, 'user'>>
}): boolean => (user ? mayUsePanel(user) : false)

export const adminsOrSelf = ({ req }: { req: PayloadRequest }): boolean | Where => {
  if (admins({ req })) return true
  return req.user && editors({ req }) ? { id: { equals: req.user.id } } : false
}

export const managedByEditors = {
  create: editors,
  read: editors,
  readVersions: editors,
  update: editors,
  delete: editors,
}
