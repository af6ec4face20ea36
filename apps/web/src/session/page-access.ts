/** Who may open a page. `signed-out` sends a member with a session to their home screen. */
export type PageAccess = 'anyone' | 'signed-out' | 'admin' | 'user' | 'member'
