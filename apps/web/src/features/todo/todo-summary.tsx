import type { Todo } from '@tropa/contract/todo'
import { Skeleton } from '@tropa/ui/skeleton'
import { mediumDate } from '../../format/format'
import { useMember } from '../../session/member-context'
import { useTodos } from './todo-queries'

const inSight = 3

const waiting = (open: number) =>
  open === 0 ? 'active, all checked by you' : `active, ${open} waiting for your check`

const Summary = ({ todos }: { todos: Todo[] }) => {
  const { id } = useMember()
  const open = todos.filter(
    ({ acknowledgedBy }) => !acknowledgedBy.some(({ userId }) => userId === id),
  )
  if (todos.length === 0) return <p className="text-md">Nothing is due.</p>
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="tabular text-2xl font-semibold">{todos.length}</span>
        <span>{waiting(open.length)}</span>
      </p>
      <div className="mt-2 grid gap-1 text-sm">
        {todos.slice(0, inSight).map(({ _id, title, deadline }) => (
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

/** What the to-dos' tile of a home screen says of them. Says so when they cannot be loaded. */
export const TodoSummary = () => {
  const { data, isPending, isError } = useTodos('active')
  return (
    <div className="min-h-32">
      {data ? <Summary todos={data} /> : null}
      {isError && !data ? <p>How many there are could not be loaded.</p> : null}
      {isPending ? <Skeleton className="h-10 w-40 opacity-20" /> : null}
    </div>
  )
}
