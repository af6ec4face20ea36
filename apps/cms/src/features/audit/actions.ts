/** What an entry of the audit trail can tell of. */
export const auditActions = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'password-change',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-code',
  'invite',
  'invite-used',
  'reset-link',
  'role',
  'block',
  'unblock',
  'create',
  'update',
  'draft',
  'publish',
  'unpublish',
  'schedule',
  'cancel-schedule',
  'restore-version',
  'trash',
  'restore-trashed',
  'delete',
  'restore',
  // Not written any more; older trails hold it.
  'head-lost',
] as const

/** What an entry of the audit trail tells of. */
export type AuditAction = (typeof auditActions)[number]
