import { paths } from '../../paths'

export const adminBreadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminTodo, label: 'To-do' },
  { to: paths.adminArchivedTodo, label: 'Archived' },
]

export const userBreadcrumb = [
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.todo, label: 'To-do' },
  { to: paths.archivedTodo, label: 'Archived' },
]
