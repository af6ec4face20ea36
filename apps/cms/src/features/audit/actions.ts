/** What an entry of the audit trail can tell of, with its label in the panel. */
export const auditActions = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'password-change': 'Changed their password',
  'password-reset': 'Reset a password',
  'second-factor-on': 'Turned a second factor on',
  'second-factor-off': 'Turned a second factor off',
  'recovery-code': 'Used a recovery code',
  invite: 'Made an invite',
  'invite-used': 'Used a link to choose a password',
  'reset-link': 'Asked for a link to choose a new password',
  role: 'Changed a role',
  block: 'Blocked a member',
  unblock: 'Unblocked a member',
  create: 'Created',
  update: 'Changed',
  draft: 'Saved as a draft',
  publish: 'Published',
  unpublish: 'Unpublished',
  schedule: 'Scheduled',
  'cancel-schedule': 'Cancelled what was scheduled',
  'restore-version': 'Restored a version',
  trash: 'Moved to the trash',
  'restore-trashed': 'Restored from the trash',
  delete: 'Deleted for ever',
  restore: 'Restored a backup',
  // Not written any more; older trails hold it.
  'head-lost': 'Found the head missing or changed',
} as const

/** What an entry of the audit trail tells of. */
export type AuditAction = keyof typeof auditActions
