import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { TrashIcon } from '@tropa/ui/icons'
import { ListChecksIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { useTodos } from './todo-queries'
import { AcknowledgeButton } from './acknowledge-button'
import { DeleteTodoDialog } from './delete-todo-dialog'
import { PostTodoDialog } from './post-todo-dialog'
import { sayFailed, TodoList } from './todo-list'
import { adminTrail } from './breadcrumbs'
import { useTodoDeletion } from './use-todo-deletion'

const CountBadge = () => {
  const { data } = useTodos('active', sayFailed)
  if (!data) return null
  return (
    <Badge tone="accent">
      {data.length}
      <span className="sr-only"> active</span>
    </Badge>
  )
}

/** The active to-dos, for admins. */
export const AdminTodoScreen = () => {
  const deletion = useTodoDeletion()
  return (
    <MemberPage title="To-do" trail={adminTrail} mark={<CountBadge />}>
      <PostTodoDialog />
      <TodoList
        list="active"
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
            onClick={() => deletion.ask(todo)}
          >
            <TrashIcon aria-hidden />
          </Button>
        )}
      />
      <DeleteTodoDialog deletion={deletion} />
    </MemberPage>
  )
}
