import type { Priority, Todo } from '@tropa/contract/todo'
import type { BadgeProps } from '@tropa/ui/badge'
import { Badge } from '@tropa/ui/badge'
import { Card } from '@tropa/ui/card'
import { CalendarClockIcon, UsersIcon } from '../../../components/icons'
import type { ReactNode } from 'react'
import { LongText } from '../../../components/long-text'
import { mediumDate } from '../../../format/format'
import { useToday } from '../../../hooks/use-site'
import { AcknowledgementList } from './acknowledgement-list'
import { RelativeTime } from './relative-time'

const priorityTone: Record<Priority, NonNullable<BadgeProps['tone']>> = {
  Low: 'green',
  Medium: 'amber',
  High: 'red',
}

interface TodoCardProps {
  todo: Todo
  isArchived: boolean
  /** Buttons at the bottom. */
  actions?: ReactNode
  /** A button in the upper corner. */
  corner?: ReactNode
}

const factClasses = 'flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0'

/** A to-do with its acknowledgements and its buttons. */
export const TodoCard = ({ todo, isArchived, actions, corner }: TodoCardProps) => {
  const isDueToday = useToday() === todo.deadline
  return (
    <Card asChild className="flex flex-col gap-3 focus-visible:outline-offset-0">
      <li tabIndex={-1}>
        <div className="flex items-start justify-between gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={priorityTone[todo.priority]}>
              <span aria-hidden className="size-2 rounded-full bg-current" />
              {todo.priority}
            </Badge>
            {isDueToday ? <Badge tone="ink">Due today</Badge> : null}
          </div>
          {corner}
        </div>
        <div className="grid gap-1.5">
          <h2 dir="auto" className="text-md [overflow-wrap:anywhere]">
            {todo.title}
          </h2>
          <LongText text={todo.desc} />
        </div>
        <div className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
          <p className={factClasses}>
            <CalendarClockIcon aria-hidden />
            <span>
              {isArchived ? 'Was due' : 'Deadline'}{' '}
              <time dateTime={todo.deadline} className="font-semibold text-ink">
                {mediumDate(todo.deadline)}
              </time>
            </span>
          </p>
          <p className={factClasses}>
            <UsersIcon aria-hidden />
            {todo.assignee}
          </p>
          <p className="sm:ml-auto">
            <RelativeTime time={todo.createdAt} />
          </p>
        </div>
        <div className="grid items-center gap-3 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <AcknowledgementList todo={todo} />
          {actions}
        </div>
      </li>
    </Card>
  )
}
