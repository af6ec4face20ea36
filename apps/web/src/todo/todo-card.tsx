import { relativeTime } from '@tropa/contract/relative-time'
import type { Priority, Todo } from '@tropa/contract/todo'
import type { BadgeProps } from '@tropa/ui/badge'
import { Badge } from '@tropa/ui/badge'
import { Card } from '@tropa/ui/card'
import type { ReactNode } from 'react'
import { acknowledgedTime, longDate } from '../lib/format'
import { useSite } from '../lib/site'

const priorityTone: Record<Priority, NonNullable<BadgeProps['tone']>> = {
  Low: 'green',
  Medium: 'amber',
  High: 'red',
}

const Acknowledgers = ({ acknowledgedBy }: Pick<Todo, 'acknowledgedBy'>) => {
  const { timeZone } = useSite()
  if (acknowledgedBy.length === 0) return null
  return (
    <ul aria-label="Acknowledged by" className="flex flex-wrap gap-2 text-xs text-ink-soft">
      {acknowledgedBy.map(({ userId, username, acknowledgedAt }) => (
        <li key={userId}>
          @{username},{' '}
          <time dateTime={acknowledgedAt}>{acknowledgedTime(acknowledgedAt, timeZone)}</time>
        </li>
      ))}
    </ul>
  )
}

/** A to-do, who acknowledged it, and what can be done about it. */
export const TodoCard = ({ todo, actions }: { todo: Todo; actions?: ReactNode }) => (
  <Card asChild>
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-md">{todo.title}</h2>
        <Badge tone={priorityTone[todo.priority]}>{todo.priority}</Badge>
      </div>
      <p className="whitespace-pre-line">{todo.desc}</p>
      <p className="text-ink-soft">
        {todo.assignee} · Deadline <time dateTime={todo.deadline}>{longDate(todo.deadline)}</time>
      </p>
      <time dateTime={todo.createdAt} className="text-xs text-ink-soft">
        {relativeTime(todo.createdAt)}
      </time>
      <Acknowledgers acknowledgedBy={todo.acknowledgedBy} />
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </li>
  </Card>
)
