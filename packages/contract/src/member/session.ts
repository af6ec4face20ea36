export const sessionKeys = ['token', 'username', 'userType', 'role'] as const

export type SessionKey = (typeof sessionKeys)[number]

/**
 * The cookie with which a browser says that its member has logged out while the server could not be
 * reached. The server ends the panel's session with the next request that brings it.
 */
export const signedOutCookie = 'tropa-signed-out'
