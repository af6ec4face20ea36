/** The pages that members of each kind may open. */
export const memberPages = {
  admin: [
    '/admin',
    '/admin/inquiry',
    '/admin/activity-logs',
    '/admin/audit',
    '/admin/todo',
    '/admin/archived-todo',
    '/admin/profile',
    '/admin/records',
    '/admin/meetings',
    '/admin/members',
    '/standing',
    '/ui',
  ],
  user: ['/dashboard', '/todo', '/todo/archived-todo', '/standing', '/user/profile'],
} as const
