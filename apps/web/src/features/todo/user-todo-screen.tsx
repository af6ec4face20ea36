import { EmptyState } from '@tropa/ui/empty-state'
import { ListChecksIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { userBreadcrumb } from './breadcrumbs'
import { AcknowledgeButton } from './components/acknowledge-button'
import { TodoList } from './components/todo-list'

const reminder =
  "Please don't forget to click the check button under a to-do as sign of acknowledgment."

/** The active to-dos, which a user acknowledges. */
export const UserTodoScreen = () => (
  <MemberPage title="To-do" lead={reminder} breadcrumb={userBreadcrumb}>
    <TodoList
      status="active"
      empty={
        <EmptyState
          icon={<ListChecksIcon />}
          title="No to-do items found"
          description="New tasks for the team will appear here."
        />
      }
      actions={(todo) => <AcknowledgeButton todo={todo} />}
    />
  </MemberPage>
)
