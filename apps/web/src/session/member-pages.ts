import type { UserType } from '@tropa/contract/member'
import type { PageAccess } from './page-access'
import { paths } from '../paths'

/** Who may open a page of the members' area. */
export type MemberAccess = Extract<PageAccess, 'admin' | 'user' | 'member'>

/** Every page of the members' area and who may open it. */
export const memberPages = {
  [paths.admin]: 'admin',
  [paths.adminInquiry]: 'admin',
  [paths.adminActivityLogs]: 'admin',
  [paths.adminTodo]: 'admin',
  [paths.adminArchivedTodo]: 'admin',
  [paths.adminProfile]: 'admin',
  [paths.adminRecords]: 'admin',
  [paths.showcase]: 'member',
  [paths.dashboard]: 'user',
  [paths.todo]: 'user',
  [paths.archivedTodo]: 'user',
  [paths.userProfile]: 'user',
} as const satisfies Record<string, MemberAccess>

/** The address of a page of the members' area. */
export type MemberPath = keyof typeof memberPages

/** Whether an address belongs to the members' area. */
export const isMemberPath = (path: string): path is MemberPath => Object.hasOwn(memberPages, path)

/** Whether a page lets a kind of member in. */
export const admits = (access: MemberAccess, userType: UserType) =>
  access === 'member' || access === userType

/** Whether an address is one of the members' pages that this kind of member may open. */
export const mayOpen = (path: string, userType: UserType) =>
  isMemberPath(path) && admits(memberPages[path], userType)
