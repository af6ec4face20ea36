import { useSearchParams } from 'react-router-dom'
import { todoFilters, type TodoFilter } from './filter-todos'

const readFilter = (text: string | null): TodoFilter =>
  todoFilters.find(({ value }) => value === text)?.value ?? 'all'

/** The filter and search of the list of to-dos, kept in the address as `show` and `search`. */
export const useTodoView = () => {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params.get('show'))
  const search = params.get('search') ?? ''

  const go = (next: { filter: TodoFilter; search: string }) =>
    setParams(
      {
        ...(next.filter === 'all' ? {} : { show: next.filter }),
        ...(next.search ? { search: next.search } : {}),
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    filter,
    search,
    isNarrowed: filter !== 'all' || search !== '',
    showFilter: (next: TodoFilter) => go({ filter: next, search }),
    searchFor: (next: string) => go({ filter, search: next }),
    showAll: () => go({ filter: 'all', search: '' }),
  }
}

export type TodoView = ReturnType<typeof useTodoView>
