import { InboxIcon } from '@tropa/ui/icons'
import { HistoryIcon, ListChecksIcon, ReceiptIcon, ScrollTextIcon } from '../../components/icons'
import { HomeTile, MemberHome } from './member-home'
import { TodoSummary } from '../todo/todo-summary'
import { paths } from '../../paths'

/** An admin's home screen. */
export const AdminScreen = () => (
  <MemberHome>
    <HomeTile
      to={paths.adminTodo}
      title="To-do"
      description="Manage to-do lists"
      icon={<ListChecksIcon />}
      tone="ink"
      className="sm:col-span-2 lg:row-span-2"
    >
      <TodoSummary />
    </HomeTile>
    <HomeTile
      to={paths.adminRecords}
      title="Records"
      description="Manage penalty records"
      icon={<ReceiptIcon />}
    />
    <HomeTile
      to={paths.adminActivityLogs}
      title="Activity logs"
      description="View system activities"
      icon={<HistoryIcon />}
    />
    <HomeTile
      to={paths.adminInquiry}
      title="View inquiry"
      description="Manage submitted inquiries"
      icon={<InboxIcon />}
      tone="accent"
    />
    <HomeTile
      to={paths.rules}
      title="Team rules"
      description="Opens in a new tab"
      icon={<ScrollTextIcon />}
      tone="sunken"
      newTab
    />
  </MemberHome>
)
