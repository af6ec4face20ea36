import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { AcknowledgeButton } from './acknowledge-button'
import { TodoList } from './todo-list'
import { Trail } from './trail'
import { userTrail } from './trails'

const reminder =
  "Please don't forget to click the check button under a to-do as sign of acknowledgment."

/** The active to-dos, for regular users. */
export const UserTodoScreen = () => (
  <Page title="To-do" lead={reminder} above={<Trail places={userTrail} />}>
    <TodoList
      list="active"
      empty={<EmptyState title="No to-do items found" />}
      actions={(todo) => <AcknowledgeButton todo={todo} />}
    />
  </Page>
)
