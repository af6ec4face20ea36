export const sessionSeconds = 7 * 24 * 60 * 60

/** The most sessions of a member at a time; the oldest ends when another one begins. */
export const maxSessions = 20

export const sessionKeys = ['token', 'username', 'userType', 'role'] as const

export type SessionKey = (typeof sessionKeys)[number]

/**
 * The cookie with which a browser says that its member has logged out while the server could not be
 * reached. The server ends the panel's session with the next request that brings it.
 */
export const signedOutCookie = 'tropa-signed-out'
