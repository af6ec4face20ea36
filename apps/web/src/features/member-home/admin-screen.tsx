import { InboxIcon } from '@tropa/ui/icons'
import { HistoryIcon, ReceiptIcon } from '../../components/icons'
import { paths } from '../../paths'
import { HomeTile, RulesTile } from './home-tile'
import { MemberHome } from './member-home'
import { TodoTile } from './todo-tile'

/** The member home of an admin. */
export const AdminScreen = () => (
  <MemberHome>
    <TodoTile
      to={paths.adminTodo}
      description="Manage to-do lists"
      className="sm:col-span-2 lg:row-span-2"
    />
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
    <RulesTile title="Team rules" tone="sunken" />
  </MemberHome>
)
