import { Badge } from '@tropa/ui/badge'
import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { AcknowledgeButton } from './acknowledge-button'
import { DeleteTodoButton } from './delete-todo-button'
import { PostTodoDialog } from './post-todo-dialog'
import { TodoList } from './todo-list'
import { Trail } from './trail'
import { adminTrail } from './trails'
import { useTodos } from './use-todos'

const CountBadge = () => {
  const { data } = useTodos('active')
  return data ? <Badge aria-label={`${data.length} to-dos`}>{data.length}</Badge> : null
}

/** The active to-dos, for admins. */
export const AdminTodoScreen = () => (
  <Page title="To-do" above={<Trail places={adminTrail} />} actions={<CountBadge />}>
    <PostTodoDialog />
    <TodoList
      list="active"
      empty={
        <EmptyState title="No to-do items found" description="Post a new task for the team." />
      }
      actions={(todo) => (
        <>
          <AcknowledgeButton todo={todo} />
          <DeleteTodoButton todo={todo} />
        </>
      )}
    />
  </Page>
)
