/** Nobody, not even an admin: only the server itself. */
export const nobody = (): boolean => false
