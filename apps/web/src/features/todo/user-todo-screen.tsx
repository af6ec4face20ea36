import { EmptyState } from '@tropa/ui/empty-state'
import { ListChecksIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { AcknowledgeButton } from './acknowledge-button'
import { TodoList } from './todo-list'
import { userTrail } from './breadcrumbs'

const reminder =
  "Please don't forget to click the check button under a to-do as sign of acknowledgment."

/** The active to-dos, for regular users. */
export const UserTodoScreen = () => (
  <MemberPage title="To-do" lead={reminder} trail={userTrail}>
    <TodoList
      list="active"
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
