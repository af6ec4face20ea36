import { useAddressTexts } from '../../hooks/use-address-texts'
import { todoFilters, type TodoFilter } from './filter-todos'

/** The filter and search of the list of to-dos, kept in the address as `show` and `search`. */
export const useTodoView = () => {
  const [texts, show] = useAddressTexts('show', 'search')
  const { search } = texts
  const filter = todoFilters.find(({ value }) => value === texts.show)?.value ?? 'all'
  const go = (next: { filter: TodoFilter; search: string }) =>
    show(
      { show: next.filter === 'all' ? '' : next.filter, search: next.search },
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
