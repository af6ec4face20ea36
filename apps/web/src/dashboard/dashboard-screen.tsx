import { MemberHome } from '../layout/member-home'
import { paths } from '../lib/paths'

const cards = [
  { to: paths.todo, title: 'To-do', description: 'View to-do list and acknowledge' },
  { to: paths.rules, title: 'Team Rules', description: 'Opens in a new tab', newTab: true },
]

/** A regular user's home screen. */
export const DashboardScreen = () => <MemberHome cards={cards} />
