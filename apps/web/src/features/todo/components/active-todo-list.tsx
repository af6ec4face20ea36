import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { useId, type ReactNode } from 'react'
import { ListChecksIcon } from '../../../components/icons'
import { useToday } from '../../../hooks/use-site'
import {
  filterTodos,
  groupByDeadline,
  groupByWaiting,
  type Reader,
  type TodoGroup,
} from '../todo-view'
import { usePlaces } from '../use-places'
import { useReader } from '../use-reader'
import type { TodoView } from '../use-todo-view'
import { AcknowledgeButton } from './acknowledge-button'
import { ChangedNotice } from './changed-notice'
import type { NewCard } from './new-card'
import { TodoCards } from './todo-cards'
import { TodoExcuse } from './todo-excuse'
import { TodoList } from './todo-list'
import { TodoToolbar } from './todo-toolbar'

interface CardProps {
  /** The to-do that was just posted. */
  newCard?: NewCard
  /** Buttons in the upper corner of a card. */
  corner?: (todo: Todo) => ReactNode
  /** What there is to know about the acknowledgements of a card. */
  progress?: (todo: Todo) => ReactNode
}

const Group = ({ heading, count, todos, newCard, corner, progress }: TodoGroup & CardProps) => {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="flex items-baseline gap-2 text-md">
        {heading}{' '}
        {count === undefined ? null : (
          <span className="tabular text-sm font-normal text-ink-soft">{count}</span>
        )}
      </h2>
      <TodoCards
        todos={todos}
        newCard={newCard}
        actions={(todo) => (
          // Below each other on a phone, where a longer label would wrap and move the cards below.
          <div className="flex flex-col items-start gap-2 sm:flex-row sm:flex-wrap sm:items-center sm:justify-end">
            <TodoExcuse todo={todo} />
            <AcknowledgeButton todo={todo} />
          </div>
        )}
        corner={corner}
        progress={progress}
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
  /** Puts what waits for the member first, in place of the groups by deadline. */
  isByWaiting?: boolean
  /** How many to-dos the member has posted or edited here: each puts the list in order again. */
  ownChanges?: number
}

type GroupedTodosProps = Omit<ActiveTodoListProps, 'emptyDescription'> & {
  todos: readonly Todo[]
  isLoading: boolean
  reader: Reader
}

const GroupedTodos = ({
  todos,
  isLoading,
  reader,
  view,
  isByWaiting = false,
  ownChanges = 0,
  ...cards
}: GroupedTodosProps) => {
  const today = useToday()
  const { filter, search } = view
  const shown = usePlaces({
    todos,
    passing: filterTodos(todos, view, reader),
    isLoading,
    occasion: JSON.stringify([filter, search, ownChanges, reader.teams]),
  })
  const groups = isByWaiting
    ? groupByWaiting(shown, todos, reader)
    : groupByDeadline(shown, todos, today)
  return (
    <>
      <TodoToolbar view={view} />
      <p role="status" className="sr-only">
        {view.isNarrowed ? resultText(shown.length) : ''}
      </p>
      <div className="grid gap-8">
        {groups.map((group) => (
          <Group key={group.heading} {...group} {...cards} />
        ))}
        {shown.length === 0 ? <NothingFound view={view} /> : null}
      </div>
    </>
  )
}

/** The active to-dos in groups, which a filter and a search narrow. */
export const ActiveTodoList = ({ emptyDescription, ...list }: ActiveTodoListProps) => {
  // Here, so that the member's teams are loaded beside the to-dos and not after them.
  const reader = useReader()
  return (
    <TodoList
      status="active"
      hasProgress={list.progress !== undefined}
      empty={
        <EmptyState
          icon={<ListChecksIcon />}
          title="No to-do items found"
          description={emptyDescription}
        />
      }
    >
      {(todos, isLoading) => (
        <GroupedTodos todos={todos} isLoading={isLoading} reader={reader} {...list} />
      )}
    </TodoList>
  )
}
