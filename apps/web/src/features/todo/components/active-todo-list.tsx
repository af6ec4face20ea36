import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { useId, type ReactNode } from 'react'
import { ListChecksIcon } from '../../../components/icons'
import { useToday } from '../../../hooks/use-site'
import { useMember } from '../../../session/member-context'
import { filterTodos, groupByDeadline, type TodoGroup } from '../todo-view'
import type { TodoView } from '../use-todo-view'
import { AcknowledgeButton } from './acknowledge-button'
import { ChangedNotice } from './changed-notice'
import type { NewCard } from './new-card'
import { TodoCards } from './todo-cards'
import { TodoList } from './todo-list'
import { TodoToolbar } from './todo-toolbar'

interface CardProps {
  /** The to-do that was just posted. */
  newCard?: NewCard
  /** Buttons in the upper corner of a card. */
  corner?: (todo: Todo) => ReactNode
}

const Group = ({ heading, todos, newCard, corner }: TodoGroup & CardProps) => {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="flex items-baseline gap-2 text-md">
        {heading}
        <span className="tabular text-sm font-normal text-ink-soft">{todos.length}</span>
      </h2>
      <TodoCards
        todos={todos}
        newCard={newCard}
        actions={(todo) => <AcknowledgeButton todo={todo} />}
        corner={corner}
        notice={(todo) => <ChangedNotice todo={todo} />}
        heading="h3"
      />
    </section>
  )
}

/** What a filter or a search left, for screen readers. */
const resultText = (count: number) => (count === 1 ? '1 to-do found' : `${count} to-dos found`)

const NothingFound = ({ view }: { view: TodoView }) => (
  <EmptyState
    icon={<ListChecksIcon />}
    title="No to-do items found"
    description="No active to-do matches."
    action={
      <Button variant="secondary" onClick={view.showAll}>
        Show all
      </Button>
    }
  />
)

interface ActiveTodoListProps extends CardProps {
  view: TodoView
  /** Shown in place of the cards when there are no to-dos. */
  emptyDescription: string
}

/** The active to-dos in groups by deadline, which a filter and a search narrow. */
export const ActiveTodoList = ({ view, emptyDescription, ...cards }: ActiveTodoListProps) => {
  const today = useToday()
  const member = useMember()
  return (
    <TodoList
      status="active"
      empty={
        <EmptyState
          icon={<ListChecksIcon />}
          title="No to-do items found"
          description={emptyDescription}
        />
      }
    >
      {(todos) => {
        const shown = filterTodos(todos, view, member)
        return (
          <>
            <TodoToolbar view={view} />
            <p role="status" className="sr-only">
              {view.isNarrowed ? resultText(shown.length) : ''}
            </p>
            <div className="grid gap-8">
              {groupByDeadline(shown, today).map((group) => (
                <Group key={group.heading} {...group} {...cards} />
              ))}
              {shown.length === 0 ? <NothingFound view={view} /> : null}
            </div>
          </>
        )
      }}
    </TodoList>
  )
}
