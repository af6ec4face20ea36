import { EmptyState } from '@tropa/ui/empty-state'
import { ArchiveIcon } from '../../components/icons'
import { TodoList } from './todo-list'

/** What is past its deadline: to be read, nothing can be done about it. */
export const ArchivedList = () => (
  <TodoList
    list="archived"
    empty={
      <EmptyState
        icon={<ArchiveIcon />}
        title="No archived tasks found"
        description="Tasks that pass their deadline will appear here."
      />
    }
  />
)
