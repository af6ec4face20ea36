import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { Link, generatePath } from 'react-router-dom'
import { ArchiveIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { paths } from '../../paths'
import { TodoCards, type TodoCardsProps, TodoList } from './todo-list'

export const adminBreadcrumb = [
  { to: paths.adminTodo, label: 'To-do' },
  { to: paths.adminArchivedTodo, label: 'Archived' },
]

export const userBreadcrumb = [
  { to: paths.todo, label: 'To-do' },
  { to: paths.archivedTodo, label: 'Archived' },
]

const ArchivedTodoList = ({ actions }: Pick<TodoCardsProps, 'actions'>) => (
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
    {(todos) => <TodoCards todos={todos} isArchived actions={actions} />}
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
