import type { Todo } from '@tropa/contract/todo'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { TrashIcon } from '@tropa/ui/icons'
import { ListChecksIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { useConfirmation } from '../../hooks/use-confirmation'
import { toastLoadFailure, useTodos } from './api/todo-queries'
import { adminBreadcrumb } from './breadcrumbs'
import { AcknowledgeButton } from './components/acknowledge-button'
import { DeleteTodoDialog } from './components/delete-todo-dialog'
import { PostTodoDialog } from './components/post-todo-dialog'
import { TodoList } from './components/todo-list'

const CountBadge = () => {
  const { data } = useTodos('active', toastLoadFailure)
  if (!data) return null
  return (
    <Badge tone="accent">
      {data.length}
      <span className="sr-only"> active</span>
    </Badge>
  )
}

/** The active to-dos, which an admin posts, acknowledges and deletes. */
export const AdminTodoScreen = () => {
  const confirmation = useConfirmation<Todo>()
  return (
    <MemberPage title="To-do" breadcrumb={adminBreadcrumb} mark={<CountBadge />}>
      <PostTodoDialog />
      <TodoList
        status="active"
        empty={
          <EmptyState
            icon={<ListChecksIcon />}
            title="No to-do items found"
            description="Post a new task for the team."
          />
        }
        actions={(todo) => <AcknowledgeButton todo={todo} />}
        corner={(todo) => (
          <Button
            variant="ghost"
            size="icon-sm"
            className="-mt-1 -mr-1.5 text-ink-soft hover:text-danger"
            aria-label={`Delete: ${todo.title}`}
            onClick={() => confirmation.ask(todo)}
          >
            <TrashIcon aria-hidden />
          </Button>
        )}
      />
      <DeleteTodoDialog confirmation={confirmation} />
    </MemberPage>
  )
}
