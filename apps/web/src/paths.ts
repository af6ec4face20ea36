import { publicPages } from '@tropa/contract/content/public-pages'

/**
 * The address of every page. Links and redirects of the web app are made from these; mails and the server write
 * theirs themselves. `generatePath` fills in an `:id`.
 */
export const paths = {
  home: publicPages.home.path,
  about: publicPages.about.path,
  team: publicPages.team.path,
  calendar: publicPages.calendar.path,
  contact: publicPages.contact.path,
  rules: publicPages.rules.path,
  login: '/login',
  invite: '/invite',
  panel: '/cms',
  confirm: '/confirm',
  admin: '/admin',
  adminInquiry: '/admin/inquiry',
  adminActivityLogs: '/admin/activity-logs',
  adminAudit: '/admin/audit',
  adminTodo: '/admin/todo',
  adminArchivedTodo: '/admin/archived-todo',
  adminProfile: '/admin/profile',
  adminRecords: '/admin/records',
  adminMeetings: '/admin/meetings',
  adminMembers: '/admin/members',
  adminSetup: '/admin/setup',
  meetingRollCall: '/admin/meetings/:id',
  todoRollCall: '/admin/archived-todo/:id',
  standing: '/standing',
  showcase: '/ui',
  dashboard: '/dashboard',
  todo: '/todo',
  archivedTodo: '/todo/archived-todo',
  userProfile: '/user/profile',
} as const

/** Shows the form for a forgotten password on the login page. */
export const forgotHash = '#forgot'
