import { MemberHome } from '../layout/member-home'
import { paths } from '../lib/paths'

const cards = [
  { to: paths.adminTodo, title: 'To-do', description: 'Manage to-do lists' },
  { to: paths.adminRecords, title: 'Records', description: 'Manage penalty records' },
  { to: paths.adminActivityLogs, title: 'Activity logs', description: 'View system activities' },
  { to: paths.adminInquiry, title: 'View inquiry', description: 'Manage submitted inquiries' },
  { to: paths.rules, title: 'Team rules', description: 'Opens in a new tab', newTab: true },
]

/** An admin's home screen. */
export const AdminScreen = () => <MemberHome cards={cards} />
