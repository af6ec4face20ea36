import type { UserType } from '@tropa/contract/member'
import { matchPath } from 'react-router-dom'
import { paths } from '../paths'

/** Who may open a page. `signed-out` redirects a member with a session to where a login leads. */
export type PageAccess = 'anyone' | 'signed-out' | 'admin' | 'user' | 'member'

/** Who may open a page of the members' area. */
export type MemberAccess = Extract<PageAccess, 'admin' | 'user' | 'member'>

interface MemberPage {
  /** Of its document. */
  title: string
  access: MemberAccess
  /** What the menu of sections calls it; without it, it is not in the menu. */
  menu?: string
}

/** Every page of the members' area, those of the menu in its order. */
export const memberPages = {
  [paths.adminTodo]: { title: 'Admin to-do', access: 'admin', menu: 'To-do' },
  [paths.adminArchivedTodo]: { title: 'Archived tasks', access: 'admin', menu: 'Archived tasks' },
  [paths.adminMeetings]: { title: 'Meetings', access: 'admin', menu: 'Meetings' },
  [paths.adminRecords]: { title: 'Records', access: 'admin', menu: 'Records' },
  [paths.adminMembers]: { title: 'Members', access: 'admin', menu: 'Members' },
  [paths.adminActivityLogs]: { title: 'Activity logs', access: 'admin', menu: 'Activity logs' },
  [paths.adminAudit]: { title: 'Audit', access: 'admin', menu: 'Audit' },
  [paths.adminInquiry]: { title: 'Inquiries', access: 'admin', menu: 'Inquiries' },
  [paths.adminSetup]: { title: 'Make it yours', access: 'admin', menu: 'Make it yours' },
  [paths.todo]: { title: 'To-do', access: 'user', menu: 'To-do' },
  [paths.archivedTodo]: { title: 'Archived Tasks', access: 'user', menu: 'Archived Tasks' },
  [paths.standing]: { title: 'My standing', access: 'member', menu: 'My standing' },
  [paths.adminProfile]: { title: 'Admin profile', access: 'admin', menu: 'Profile' },
  [paths.userProfile]: { title: 'Profile', access: 'user', menu: 'Profile' },
  [paths.admin]: { title: 'Admin', access: 'admin' },
  [paths.dashboard]: { title: 'Dashboard', access: 'user' },
  [paths.meetingRollCall]: { title: 'Roll call', access: 'admin' },
  [paths.todoRollCall]: { title: 'Roll call', access: 'admin' },
  [paths.showcase]: { title: 'Components', access: 'member' },
} as const satisfies Record<string, MemberPage>

export type MemberPath = keyof typeof memberPages

const patterns = Object.keys(memberPages) as MemberPath[]

const pageAt = (path: string) => patterns.find((pattern) => matchPath(pattern, path))

export const isMemberPath = (path: string) => pageAt(path) !== undefined

export const isAllowed = (access: MemberAccess, userType: UserType) =>
  access === 'member' || access === userType

/** Whether a path is a page of the members' area that a kind of member may open. */
export const mayOpen = (path: string, userType: UserType) => {
  const page = pageAt(path)
  return page !== undefined && isAllowed(memberPages[page].access, userType)
}

export const sectionsOf = (userType: UserType) =>
  Object.entries<MemberPage>(memberPages).flatMap(([to, { menu: label, access }]) =>
    label && isAllowed(access, userType) ? [{ to, label }] : [],
  )
