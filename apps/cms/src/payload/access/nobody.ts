/** Allows nobody, not even admins: only the server itself, which overrides access. */
export const nobody = (): boolean => false
