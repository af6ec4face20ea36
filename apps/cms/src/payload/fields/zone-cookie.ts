/** Tells the server in which time zone the reader of the panel is. */
export const zoneCookie = 'tropa-zone'
