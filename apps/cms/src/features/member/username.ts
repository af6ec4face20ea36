/** A username as it is stored and compared: without surrounding blanks and in lower case. */
export const normaliseUsername = (username: string): string => username.trim().toLowerCase()
