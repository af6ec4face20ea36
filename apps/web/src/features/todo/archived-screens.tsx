import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import type { ReactNode } from 'react'
import { Link, generatePath } from 'react-router-dom'
import { ArchiveIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { paths } from '../../paths'
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

const ArchivedTodoList = ({ actions }: { actions?: (todo: Todo) => ReactNode }) => (
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
          <TodoCard key={todo._id} todo={todo} isArchived actions={actions?.(todo)} />
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
  <Button asChild variant="secondary" size="sm" className="print:hidden">
    <Link to={generatePath(paths.todoRollCall, { id })} aria-label={`Roll call of ${title}`}>
      Roll call
    </Link>
  </Button>
)

export const AdminArchivedScreen = () => (
  <MemberPage title="Archived tasks" breadcrumb={adminBreadcrumb}>
    <ArchivedTodoList actions={(todo) => <RollCallLink {...todo} />} />
  </MemberPage>
)
