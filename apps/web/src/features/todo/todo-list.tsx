import type { Todo, TodoStatus } from '@tropa/contract/todo/todo'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/api-context'
import { memberList } from '../../api/shared-queries'
import { CardSkeletons } from '../../components/card-skeletons'
import { QueryState } from '../../components/query-state'
import { useMember } from '../../session/member-context'
import { toastLoadFailure, useTodos } from './api'
import { peopleQuery } from './people/people'
import { activeResults } from './results/results'

export const todoGrid = 'grid items-start gap-3 sm:gap-4 xl:grid-cols-2'

interface TodoListProps {
  status: TodoStatus
  /** Whether the cards show more about their acknowledgements, and are higher. */
  isForAdmins?: boolean
  empty: ReactNode
  /** Shows the to-dos, at least one; they may be loading again. */
  children: (todos: Todo[], isLoading: boolean) => ReactNode
}

/** Whether something is still loading that would move the cards when it arrives. */
const useIsIncomplete = (status: TodoStatus) => {
  const api = useApi()
  const isActive = status === 'active'
  const isForAdmin = useMember().userType === 'admin' && isActive
  const people = useQuery(peopleQuery(api))
  const results = useQuery({ ...activeResults(api), enabled: isActive })
  const members = useQuery({ ...memberList(api), enabled: isForAdmin })
  // Loads that a single card starts must not remove the list.
  return people.isLoading || (isActive && results.isLoading) || (isForAdmin && members.isLoading)
}

/** Loads the active or the archived to-dos: loading, failed, empty or full. */
export const TodoList = ({ status, isForAdmins = false, empty, children }: TodoListProps) => {
  const query = useTodos(status, toastLoadFailure)
  return (
    <QueryState
      query={query}
      isIncomplete={useIsIncomplete(status)}
      loading="Loading to-dos"
      skeleton={
        <CardSkeletons grid={todoGrid} className={isForAdmins ? 'h-96 sm:h-80' : 'h-72 sm:h-60'} />
      }
      failed="The to-dos could not be loaded"
    >
      {(todos) => (todos.length > 0 ? children(todos, query.isFetching) : empty)}
    </QueryState>
  )
}
