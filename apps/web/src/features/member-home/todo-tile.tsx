import type { Todo } from '@tropa/contract/todo'
import { Skeleton } from '@tropa/ui/skeleton'
import { ListChecksIcon } from '../../components/icons'
import { daysBetween } from '@tropa/contract/time/calendar-date'
import { mediumDate } from '@tropa/contract/time/day-text'
import { useToday } from '../../hooks/use-site'
import { useTodos } from '../todo/api'
import { filterTodos, useReader } from '../todo/todo-view'
import { HomeTile } from './home-tile'

const shownTodos = 3

const daysAhead = 3

const waitingText = (waiting: number) =>
  waiting === 0 ? 'active, all checked by you' : `active, ${waiting} waiting for your check`

const Summary = ({ todos }: { todos: Todo[] }) => {
  const reader = useReader()
  const today = useToday()
  if (todos.length === 0) return <p className="text-md">Nothing is due.</p>
  const waiting = filterTodos(todos, { filter: 'waiting', search: '' }, reader)
  const dueSoon = todos.filter(({ deadline }) => daysBetween(today, deadline) <= daysAhead)
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="tabular text-2xl font-semibold">{todos.length}</span>
        <span>{waitingText(waiting.length)}</span>
      </p>
      <p className="text-sm">{dueSoon.length} due within three days</p>
      <div className="mt-2 grid gap-1 text-sm">
        {todos.slice(0, shownTodos).map(({ _id, title, deadline }) => (
          <p key={_id} className="flex min-w-0 gap-3">
            <time dateTime={deadline} className="tabular w-24 shrink-0 opacity-80">
              {mediumDate(deadline)}
            </time>
            <span className="truncate">{title}</span>
          </p>
        ))}
      </div>
    </>
  )
}

interface TodoTileProps {
  to: string
  description: string
  className: string
}

/** The tile that leads to the active to-dos and sums them up. */
export const TodoTile = (props: TodoTileProps) => {
  const { data, isPending, isError } = useTodos('active')
  return (
    <HomeTile title="To-do" icon={<ListChecksIcon />} tone="ink" {...props}>
      <div className="min-h-38">
        {data ? <Summary todos={data} /> : null}
        {isError && !data ? <p>How many there are could not be loaded.</p> : null}
        {isPending ? <Skeleton className="h-10 w-40 opacity-20" /> : null}
      </div>
    </HomeTile>
  )
}
