/** Allows nobody, not even admins: only the server itself, which overrides access. */
export const nobody = (): boolean => false

/** The access to a field that only the server itself reads and writes. */
export const serverOnly = { create: nobody, read: nobody, update: nobody }
