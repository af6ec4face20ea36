import type { UserType } from '@tropa/contract/member/member'
import {
  type MemberAccess,
  type MemberPage,
  memberPages,
  ownPaths,
  paths,
} from '@tropa/contract/pages'
import { matchPath } from 'react-router-dom'

const pages = Object.values<MemberPage>(memberPages)

const pageAt = (address: string) => pages.find(({ path }) => matchPath(path, address))

export const isMemberPath = (path: string) => pageAt(path) !== undefined

/** Whether a kind of member may open a page; `member` means both kinds. */
export const isAllowed = (access: MemberAccess, userType: UserType) =>
  access === 'member' || access === userType

/** Whether a path is a page of the members' area that a kind of member may open. */
export const mayOpen = (path: string, userType: UserType) => {
  const page = pageAt(path)
  return page !== undefined && isAllowed(page.access, userType)
}

export interface Place {
  to: string
  label: string
}

/** The pages that the search offers to a kind of member. */
export const sectionsOf = (userType: UserType): Place[] =>
  pages.flatMap(({ path: to, title, menu: label = title, access, menuOf = access }) =>
    label !== null && isAllowed(menuOf, userType) ? [{ to, label }] : [],
  )

const isWithinAnother = ({ to }: Place) => pageAt(to)?.within !== undefined

/** The navigation of a kind of member: the home page and every page of `memberPages` that has an entry for them. */
export const placesOf = (userType: UserType): Place[] => [
  { to: ownPaths[userType].home, label: 'Home' },
  ...sectionsOf(userType).filter((place) => !isWithinAnother(place)),
]

/** The path of the navigation entry to which an address belongs, for a kind of member. */
export const placeOf = (address: string, userType: UserType) => {
  const place = pageAt(address)?.within ?? address
  return place === paths.meetings ? ownPaths[userType].meetings : place
}
