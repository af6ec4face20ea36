import { paths } from '../../paths'

/** Where the to-dos stand for admins. */
export const adminTrail = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminTodo, label: 'To-do' },
  { to: paths.adminArchivedTodo, label: 'Archived' },
]

/** Where the to-dos stand for regular users. */
export const userTrail = [
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.todo, label: 'To-do' },
  { to: paths.archivedTodo, label: 'Archived' },
]
