/** The callers of the panel's REST API. */
export const roles = ['anonymous', 'user', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** The statuses of listing, creating, changing and deleting, for each of {@link roles}. */
export type Rights = Record<'list' | 'create' | 'update' | 'delete', readonly number[]>

/** Statuses of what nobody may do. */
export const nobody = [403, 403, 403, 403]
/** Statuses of what only admins may do. */
export const admins = (status: number) => [403, 403, 403, status]
/** Statuses of what only admins and editors may do. */
export const editors = (status: number) => [403, 403, status, status]

/** Rights in collections that editors edit. */
export const content: Rights = {
  list: editors(200),
  create: editors(201),
  update: editors(200),
  delete: editors(200),
}
