/** Who may open a page. `signed-out` redirects a member with a session to the member home. */
export type PageAccess = 'anyone' | 'signed-out' | 'admin' | 'user' | 'member'
