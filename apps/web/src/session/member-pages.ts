import type { UserType } from '@tropa/contract/member'
import { matchPath } from 'react-router-dom'
import { paths } from '../paths'

/** Who may open a page. `signed-out` redirects a member with a session to where a login leads. */
export type PageAccess = 'anyone' | 'signed-out' | 'admin' | 'user' | 'member'

/** Who may open a page of the members' area. */
export type MemberAccess = Extract<PageAccess, 'admin' | 'user' | 'member'>

/** Every page of the members' area and who may open it. */
export const memberPages = {
  [paths.admin]: 'admin',
  [paths.adminInquiry]: 'admin',
  [paths.adminActivityLogs]: 'admin',
  [paths.adminAudit]: 'admin',
  [paths.adminTodo]: 'admin',
  [paths.adminArchivedTodo]: 'admin',
  [paths.adminProfile]: 'admin',
  [paths.adminRecords]: 'admin',
  [paths.adminMeetings]: 'admin',
  [paths.adminMembers]: 'admin',
  [paths.meetingRollCall]: 'admin',
  [paths.todoRollCall]: 'admin',
  [paths.standing]: 'member',
  [paths.showcase]: 'member',
  [paths.dashboard]: 'user',
  [paths.todo]: 'user',
  [paths.archivedTodo]: 'user',
  [paths.userProfile]: 'user',
} as const satisfies Record<string, MemberAccess>

export type MemberPath = keyof typeof memberPages

const patterns = Object.keys(memberPages) as MemberPath[]

const pageAt = (path: string) => patterns.find((pattern) => matchPath(pattern, path))

export const isMemberPath = (path: string) => pageAt(path) !== undefined

/** Whether a page's access includes a kind of member. */
export const isAllowed = (access: MemberAccess, userType: UserType) =>
  access === 'member' || access === userType

/** Whether a path is a page of the members' area that a kind of member may open. */
export const mayOpen = (path: string, userType: UserType) => {
  const page = pageAt(path)
  return page !== undefined && isAllowed(memberPages[page], userType)
}
