import { plural } from '@tropa/contract/base/plural'
import { Section } from '@tropa/ui/section'
import { SearchField } from '@tropa/ui/search-field'
import { SegmentedControl } from '@tropa/ui/segmented-control'
import { filterTodos, todoFilters, type Reader, useIsExpected, useReader } from './filter-todos'
import { groupByDeadline, groupByWaiting, type TodoGroup } from './group-todos'
import { usePlaces } from './places'
import { type TodoView } from './todo-view'
import { mediumDate } from '@tropa/contract/base/day-text'
import type { Todo } from '@tropa/contract/todo/todo'
import { KeepFocus } from '@tropa/ui/keep-focus'
import { LoadedExcuse } from '../excuse/loaded-excuse'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { ListChecksIcon } from '../../components/icons'
import { useToday } from '../../hooks/use-site'
import { AcknowledgeButton } from './acknowledgement'
import { ChangedNotice } from './todo-changes'
import { TodoCard, type TodoCardProps } from './todo-card'
import { TodoList, todoGrid } from './todo-list'

const searchLabel = 'Search to-dos...'

/** Narrows the list of to-dos by a filter and a search. */
const TodoToolbar = ({ view }: { view: TodoView }) => (
  <div className="mb-4 print:hidden flex flex-wrap items-center gap-3 sm:mb-6">
    <SegmentedControl
      label="To-dos to show"
      size="sm"
      options={todoFilters}
      value={view.filter}
      onValueChange={view.showFilter}
    />
    <SearchField
      className="max-w-none min-w-[min(12rem,100%)] flex-1 sm:max-w-72"
      label={searchLabel}
      placeholder={searchLabel}
      query={view.search}
      onSearch={view.searchFor}
    />
  </div>
)

export const TodoExcuse = ({ todo }: { todo: Todo }) => {
  const { _id: id, title, deadline } = todo
  return useIsExpected(todo) ? (
    <LoadedExcuse kind="todo" {...{ id, title }} when={`due ${mediumDate(deadline)}`} />
  ) : null
}

interface GroupProps extends TodoGroup {
  cardProps: ActiveTodoListProps['cardProps']
}

const Group = ({ heading, count, todos, cardProps }: GroupProps) => (
  <Section
    title={
      <>
        {heading} <span className="tabular text-sm font-normal text-ink-soft">{count}</span>
      </>
    }
  >
    <ul className={todoGrid}>
      {todos.map((todo) => (
        <TodoCard
          key={todo._id}
          todo={todo}
          heading="h3"
          notice={<ChangedNotice todo={todo} />}
          actions={
            // On a phone the first button is as wide as the card, so that a longer label moves nothing.
            <div className="contents flex-wrap items-start gap-2 sm:flex">
              <KeepFocus>
                <AcknowledgeButton todo={todo} />
              </KeepFocus>
              <TodoExcuse todo={todo} />
            </div>
          }
          {...cardProps?.(todo)}
        />
      ))}
    </ul>
  </Section>
)

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

interface ActiveTodoListProps {
  view: TodoView
  emptyDescription: string
  /** Lists to-dos that wait for the member first, instead of grouping by deadline. */
  isByWaiting?: boolean
  /** Changes once a to-do that the member posted or edited here is listed; the list is then sorted again. */
  ownChanges?: string
  /** The parts of the cards that only admins get. */
  cardProps?: (todo: Todo) => Pick<TodoCardProps, 'corner' | 'progress' | 'onNew'>
}

interface GroupedTodosProps extends Omit<ActiveTodoListProps, 'emptyDescription'> {
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
  ownChanges = '',
  cardProps,
}: GroupedTodosProps) => {
  const today = useToday()
  const { filter, search } = view
  const shown = usePlaces({
    todos,
    passing: filterTodos(todos, view, reader),
    isLoading,
    occasion: JSON.stringify([filter, search, ownChanges, reader.teams, reader.people]),
  })
  const groups = isByWaiting
    ? groupByWaiting(shown, todos, reader)
    : groupByDeadline(shown, todos, today)
  return (
    <>
      <TodoToolbar view={view} />
      <p role="status" className="sr-only">
        {view.isNarrowed ? plural(shown.length, 'to-do found', 'to-dos found') : ''}
      </p>
      <div className="grid gap-8">
        {groups.map((group) => (
          <Group key={group.id} {...group} cardProps={cardProps} />
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
      isForAdmins={list.cardProps !== undefined}
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
