import type { UserType } from '@tropa/contract/member'
import { matchPath } from 'react-router-dom'
import { paths } from '../paths'

/** Who may open a page. `signed-out` redirects a member with a session to where a login leads. */
export type PageAccess = 'anyone' | 'signed-out' | 'admin' | 'user' | 'member'

/** Who may open a page of the members' area. */
export type MemberAccess = Extract<PageAccess, 'admin' | 'user' | 'member'>

/** Every page of the members' area, the title of its document and who may open it. */
export const memberPages = {
  [paths.admin]: { title: 'Admin', access: 'admin' },
  [paths.adminInquiry]: { title: 'Inquiries', access: 'admin' },
  [paths.adminActivityLogs]: { title: 'Activity logs', access: 'admin' },
  [paths.adminAudit]: { title: 'Audit', access: 'admin' },
  [paths.adminTodo]: { title: 'Admin to-do', access: 'admin' },
  [paths.adminArchivedTodo]: { title: 'Archived tasks', access: 'admin' },
  [paths.adminProfile]: { title: 'Admin profile', access: 'admin' },
  [paths.adminRecords]: { title: 'Records', access: 'admin' },
  [paths.adminMeetings]: { title: 'Meetings', access: 'admin' },
  [paths.adminMembers]: { title: 'Members', access: 'admin' },
  [paths.meetingRollCall]: { title: 'Roll call', access: 'admin' },
  [paths.todoRollCall]: { title: 'Roll call', access: 'admin' },
  [paths.standing]: { title: 'My standing', access: 'member' },
  [paths.showcase]: { title: 'Components', access: 'member' },
  [paths.dashboard]: { title: 'Dashboard', access: 'user' },
  [paths.todo]: { title: 'To-do', access: 'user' },
  [paths.archivedTodo]: { title: 'Archived Tasks', access: 'user' },
  [paths.userProfile]: { title: 'Profile', access: 'user' },
} as const satisfies Record<string, { title: string; access: MemberAccess }>

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
  return page !== undefined && isAllowed(memberPages[page].access, userType)
}
