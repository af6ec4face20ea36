export const sessionSeconds = 7 * 24 * 60 * 60

/** The keys of a session in the browser's storage (contract, section 4). */
export const sessionKeys = ['token', 'username', 'userType', 'role'] as const

export type SessionKey = (typeof sessionKeys)[number]
