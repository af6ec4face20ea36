/** Who asks. */
export const roles = ['anonymous', 'user', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** Who may list, create, change and delete, as the statuses for each of {@link roles}. */
export type Rights = Record<'list' | 'create' | 'update' | 'delete', readonly number[]>

/** What nobody may do. */
export const nobody = [403, 403, 403, 403]
/** What only admins may do. */
export const admins = (status: number) => [403, 403, 403, status]
/** What only admins and editors may do. */
export const editors = (status: number) => [403, 403, status, status]

/** What editors keep. */
export const content: Rights = {
  list: editors(200),
  create: editors(201),
  update: editors(200),
  delete: editors(200),
}
/** What admins keep. */
export const work: Rights = {
  list: admins(200),
  create: admins(201),
  update: admins(200),
  delete: admins(200),
}
