import type { Priority, Todo } from '@tropa/contract/todo/todo'
import { Badge } from '@tropa/ui/badge'
import { Card } from '@tropa/ui/card'
import { Fact } from '../../components/fact'
import { CalendarClockIcon, UsersIcon } from '../../components/icons'
import type { ReactNode } from 'react'
import { LongText } from '../../components/long-text'
import { PlainText } from '../../components/plain-text'
import { RelativeTime } from '../../components/relative-time'
import { mediumDate } from '@tropa/contract/base/day-text'
import { useToday } from '../../hooks/use-site'
import { AcknowledgementList } from './acknowledgement'
import { TodoResults } from './results/todo-results'
import { namedText } from './people/people'
import { useReader } from './filter-todos'

const priorityTones = {
  Low: 'success',
  Medium: 'warning',
  High: 'danger',
} as const satisfies Record<Priority, string>

export interface TodoCardProps {
  todo: Todo
  isArchived?: boolean
  actions?: ReactNode
  corner?: ReactNode
  /** A notice about the text, such as that it has changed. */
  notice?: ReactNode
  /** The progress of the acknowledgements, above their list. */
  progress?: ReactNode
  heading?: 'h2' | 'h3'
  /** Marks the card of a to-do that was just posted; the function gets it when it appears. */
  onNew?: (card: HTMLElement | null) => void
}

/** A to-do in a list: its text, whom it is for, and what can be done with it. */
export const TodoCard = ({
  todo,
  isArchived = false,
  actions,
  corner,
  notice,
  progress,
  heading: Heading = 'h2',
  onNew,
}: TodoCardProps) => {
  const { id, people } = useReader()
  const results = <TodoResults todo={todo} isArchived={isArchived} />
  const isDueToday = useToday() === todo.deadline
  return (
    <Card
      asChild
      className="flex [scroll-margin-block:6rem] flex-col gap-3 focus-visible:outline-offset-0 data-new:border-accent data-new:ring-2 data-new:ring-accent"
    >
      <li id={todo._id} tabIndex={-1} data-new={onNew ? true : undefined} ref={onNew}>
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={priorityTones[todo.priority]}>
              <span aria-hidden className="size-2 rounded-full border-4 border-current" />
              {todo.priority}
            </Badge>
            {isDueToday ? <Badge tone="ink">Due today</Badge> : null}
            {onNew ? <Badge tone="accent">New</Badge> : null}
          </div>
          {corner ? <div className="-my-1.5 -me-2">{corner}</div> : null}
        </div>
        <div className="grid gap-1.5">
          <Heading dir="auto" className="text-md wrap-anywhere">
            {todo.title}
          </Heading>
          <LongText text={todo.desc}>
            <PlainText body={todo.desc} />
          </LongText>
        </div>
        {notice}
        <div className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
          <Fact icon={CalendarClockIcon}>
            <span>
              {isArchived ? 'Was due' : 'Deadline'}{' '}
              <time dateTime={todo.deadline} className="font-semibold text-ink">
                {mediumDate(todo.deadline)}
              </time>
            </span>
          </Fact>
          <Fact icon={UsersIcon}>
            {todo.assignee}
            {namedText(people[todo._id], id)}
          </Fact>
          <p className="sm:ms-auto">
            <RelativeTime time={todo.createdAt} />
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-x-2 gap-y-3 border-t border-line pt-3 empty:pt-0">
          {progress ? <div className="min-w-0 grow basis-64">{progress}</div> : null}
          {actions}
          {progress ? null : results}
        </div>
        {/* Below the buttons, because it reserves space for the reader's own name. */}
        <AcknowledgementList
          todo={todo}
          hasProgress={progress !== undefined}
          isArchived={isArchived}
        />
        {/* Not above these names, which would then seem to belong to the results. */}
        {progress ? results : null}
      </li>
    </Card>
  )
}
