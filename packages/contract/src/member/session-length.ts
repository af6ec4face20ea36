/** How long a session lasts, in seconds. */
export const sessionSeconds = 7 * 24 * 60 * 60

/** The most sessions of a member at a time; the oldest ends when another one begins. */
export const maxSessions = 20
