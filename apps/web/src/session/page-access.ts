/** Who may open a page. `signed-out` redirects a member with a session to where a login leads. */
export type PageAccess = 'anyone' | 'signed-out' | 'admin' | 'user' | 'member'
