import { EmptyState } from '@tropa/ui/empty-state'
import { ArchiveIcon } from '../../../components/icons'
import { TodoCards, type TodoCardsProps } from './todo-cards'
import { TodoList } from './todo-list'

/** The archived to-dos, which can only be read. */
export const ArchivedTodoList = ({ actions }: Pick<TodoCardsProps, 'actions'>) => (
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
