import { paths } from '@tropa/contract/pages'
import type { Todo } from '@tropa/contract/todo/todo'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import type { ReactNode } from 'react'
import { Link, generatePath } from 'react-router-dom'
import { ArchiveIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { useConfirmation } from '../../hooks/use-confirmation'
import { OwnResult } from './own-result'
import { ArchivedResults } from './results-list'
import { PostTodoDialog } from './post-todo-dialog'
import { TodoCard } from './todo-card'
import { TodoList, todoGrid } from './todo-list'

export const adminBreadcrumb = [
  { to: paths.adminTodo, label: 'To-do' },
  { to: paths.adminArchivedTodo, label: 'Archived' },
]

export const userBreadcrumb = [
  { to: paths.todo, label: 'To-do' },
  { to: paths.archivedTodo, label: 'Archived' },
]

interface ArchivedTodoListProps {
  actions?: (todo: Todo) => ReactNode
  /** What stands first of what was handed in. */
  results?: (todo: Todo) => ReactNode
}

const ArchivedTodoList = ({ actions, results }: ArchivedTodoListProps) => (
  <TodoList
    status="archived"
    empty={
      <EmptyState
        icon={<ArchiveIcon />}
        title="No archived tasks found"
        description="Tasks that pass their deadline will appear here."
      />
    }
  >
    {(todos) => (
      <ul className={todoGrid}>
        {todos.map((todo) => (
          <TodoCard
            key={todo._id}
            todo={todo}
            isArchived
            actions={actions?.(todo)}
            result={
              <>
                {results?.(todo)}
                <OwnResult todo={todo} isOnDemand />
              </>
            }
          />
        ))}
      </ul>
    )}
  </TodoList>
)

export const UserArchivedScreen = () => (
  <MemberPage title="Archived Tasks" breadcrumb={userBreadcrumb}>
    <ArchivedTodoList />
  </MemberPage>
)

const RollCallLink = ({ _id: id, title }: Todo) => (
  <Button asChild variant="secondary" size="sm">
    <Link to={generatePath(paths.todoRollCall, { id })} aria-label={`Roll call of ${title}`}>
      Roll call
    </Link>
  </Button>
)

export const AdminArchivedScreen = () => {
  const posting = useConfirmation<Todo>()
  return (
    <MemberPage title="Archived tasks" breadcrumb={adminBreadcrumb}>
      <ArchivedTodoList
        results={(todo) => <ArchivedResults todo={todo} />}
        actions={(todo) => (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button
              variant="ghost"
              size="sm"
              className="max-sm:-ms-3"
              aria-label={`Post again: ${todo.title}`}
              onClick={() => posting.ask(todo)}
            >
              Post again
            </Button>
            <RollCallLink {...todo} />
          </div>
        )}
      />
      {posting.subject ? (
        <PostTodoDialog key={posting.count} again={{ todo: posting.subject, opener: posting }} />
      ) : null}
    </MemberPage>
  )
}
