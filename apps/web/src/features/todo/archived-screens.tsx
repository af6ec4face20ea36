import { paths } from '@tropa/contract/pages'
import type { Todo } from '@tropa/contract/todo/todo'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import type { ReactNode } from 'react'
import { Link, generatePath } from 'react-router-dom'
import { ArchiveIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { MoreMenu } from '../../components/more-menu'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { PostTodoDialog } from './post-todo-dialog'
import { TodoCard } from './todo-card'
import { TodoList, todoGrid } from './todo-list'

export const adminTabs = [
  { to: paths.adminTodo, label: 'To-do' },
  { to: paths.adminArchivedTodo, label: 'Archived' },
]

export const userTabs = [
  { to: paths.todo, label: 'To-do' },
  { to: paths.archivedTodo, label: 'Archived' },
]

interface ArchivedTodoListProps {
  actions?: (todo: Todo) => ReactNode
  corner?: (todo: Todo) => ReactNode
}

const ArchivedTodoList = ({ actions, corner }: ArchivedTodoListProps) => (
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
            corner={corner?.(todo)}
          />
        ))}
      </ul>
    )}
  </TodoList>
)

export const UserArchivedScreen = () => (
  <MemberPage title="Archived Tasks" tabs={userTabs}>
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
  const posting = useItemDialog<Todo>()
  return (
    <MemberPage title="Archived tasks" tabs={adminTabs}>
      <ArchivedTodoList
        actions={(todo) => <RollCallLink {...todo} />}
        corner={(todo) => (
          <MoreMenu
            what={todo.title}
            items={[{ label: 'Post again', onChoose: (opener) => posting.ask(todo, opener) }]}
          />
        )}
      />
      {posting.subject ? (
        <PostTodoDialog key={posting.count} again={{ todo: posting.subject, dialog: posting }} />
      ) : null}
    </MemberPage>
  )
}
