import type { UserType } from '../member'

/** The parameter of the login's address that names the page to go on to. */
export const returnParameter = 'return'

/**
 * The address of the to-do page for links from outside, such as in mails. It goes through the login, which
 * leads everybody on: a page of the other role ends the session (specification, section 4).
 */
export const todoAddress = (userType: UserType): string =>
  `/login?${returnParameter}=${userType === 'admin' ? '/admin/todo' : '/todo'}`
