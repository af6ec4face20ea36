import { useQuery } from '@tanstack/react-query'
import type { Assignee } from '@tropa/contract/assignee'
import { isActive } from '@tropa/contract/time/team-time'
import { useApi } from '../../../api/api-context'
import { useToday } from '../../../hooks/use-site'
import { todoKey } from '../api/todo-queries'

interface ChosenDay {
  /** The date in the form, `YYYY-MM-DD`; empty before one is chosen. */
  date: string
  assignees: readonly Assignee[]
  /** The to-do that is edited. */
  todo: string | undefined
}

/** What a deadline collides with, once a day that is not over and a team are chosen. */
export const useDeadlineDay = ({ date, assignees, todo }: ChosenDay) => {
  const api = useApi()
  const today = useToday()
  return useQuery({
    queryKey: [...todoKey, 'deadline', date, assignees, todo],
    queryFn: ({ signal }) =>
      api.deadline.day({ date, assignees: [...assignees], ...(todo ? { todo } : {}) }, { signal }),
    enabled: date !== '' && isActive(date, today) && assignees.length > 0,
    retry: false,
    // Somebody may just have posted a to-do.
    staleTime: 0,
  })
}
