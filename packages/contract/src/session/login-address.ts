import type { UserType } from '../member'

/** The parameter of the login's address that names the page to go on to. */
export const returnParameter = 'return'

/** The address of a page for links from outside, such as in mails. It goes through the login, which leads everybody on. */
const throughLogin = (path: string): string => `/login?${returnParameter}=${path}`

/** The address of the to-do page; a page of the other role ends the session (specification, section 4). */
export const todoAddress = (userType: UserType): string =>
  throughLogin(userType === 'admin' ? '/admin/todo' : '/todo')

/** The address of the inquiries, for admins. */
export const inquiriesAddress = throughLogin('/admin/inquiry')
