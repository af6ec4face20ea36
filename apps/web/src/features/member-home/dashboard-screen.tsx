import { ListChecksIcon, ScrollTextIcon } from '../../components/icons'
import { HomeTile, MemberHome } from './member-home'
import { TodoSummary } from '../todo/todo-summary'
import { paths } from '../../paths'

/** A regular user's home screen. */
export const DashboardScreen = () => (
  <MemberHome>
    <HomeTile
      to={paths.todo}
      title="To-do"
      description="View to-do list and acknowledge"
      icon={<ListChecksIcon />}
      tone="ink"
      className="sm:col-span-2 lg:col-span-3"
    >
      <TodoSummary />
    </HomeTile>
    <HomeTile
      to={paths.rules}
      title="Team Rules"
      description="Opens in a new tab"
      icon={<ScrollTextIcon />}
      tone="accent"
      newTab
      className="sm:col-span-2 lg:col-span-1"
    />
  </MemberHome>
)
