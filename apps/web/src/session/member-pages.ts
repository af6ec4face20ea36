import type { UserType } from '@tropa/contract/member/member'
import { type MemberAccess, type MemberPage, memberPages } from '@tropa/contract/pages'
import { matchPath } from 'react-router-dom'

const pages = Object.values<MemberPage>(memberPages)

const pageAt = (address: string) => pages.find(({ path }) => matchPath(path, address))

export const isMemberPath = (path: string) => pageAt(path) !== undefined

export const isAllowed = (access: MemberAccess, userType: UserType) =>
  access === 'member' || access === userType

/** Whether a path is a page of the members' area that a kind of member may open. */
export const mayOpen = (path: string, userType: UserType) => {
  const page = pageAt(path)
  return page !== undefined && isAllowed(page.access, userType)
}

export const sectionsOf = (userType: UserType) =>
  pages.flatMap(({ path: to, title, menu: label = title, access, menuOf = access }) =>
    label !== null && isAllowed(menuOf, userType) ? [{ to, label }] : [],
  )
