import { maxLength } from '@tropa/contract/schemas/text'
import { SearchField } from '@tropa/ui/search-field'
import { SegmentedControl } from '@tropa/ui/segmented-control'
import type { TodoView } from '../use-todo-view'
import type { TodoFilter } from '../todo-view'

const options: readonly { value: TodoFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'my-teams', label: 'For my teams' },
  { value: 'waiting', label: 'Waiting for me' },
]

const searchLabel = 'Search to-dos...'

/** Narrows the list of to-dos by a filter and a search. */
export const TodoToolbar = ({ view }: { view: TodoView }) => (
  <div className="mb-4 print:hidden flex flex-wrap items-center gap-3 sm:mb-6">
    <SegmentedControl
      label="To-dos to show"
      size="sm"
      options={options}
      value={view.filter}
      onValueChange={view.showFilter}
    />
    <SearchField
      className="max-w-none min-w-[min(12rem,100%)] flex-1 sm:max-w-72"
      label={searchLabel}
      placeholder={searchLabel}
      maxLength={maxLength.search}
      query={view.search}
      onSearch={view.searchFor}
    />
  </div>
)
