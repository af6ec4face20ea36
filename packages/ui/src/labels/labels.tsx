import { createContext, use, useMemo, type ReactNode } from 'react'

const english = {
  allItems: 'All',
  breadcrumb: 'Breadcrumb',
  cancel: 'Cancel',
  chooseDate: 'Choose date',
  clearSearch: 'Clear search',
  close: 'Close',
  dismiss: 'Dismiss',
  hidePassword: 'Hide password',
  loading: 'Loading',
  nextMonth: 'Next month',
  nextPage: 'Next page',
  noResults: 'No results found',
  optional: '(optional)',
  pagination: 'Pagination',
  previousMonth: 'Previous month',
  previousPage: 'Previous page',
  problems: 'There is a problem',
  required: 'Please fill in this field.',
  resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  showPassword: 'Show password',
  sortedBy: (column: string, order: 'ascending' | 'descending') => `Sorted by ${column}, ${order}`,
}

/** The words that components bring along. */
export type Labels = typeof english

const LabelsContext = createContext(english)

export const useLabels = () => use(LabelsContext)

export type LabelsProviderProps = {
  /** What differs from the English words, or from those of a provider further out. */
  labels: Partial<Labels>
  children: ReactNode
}

/**
 * Says in the words of the page what components say by themselves, such as Cancel, Close and Loading. Put it
 * around an app that is not in English; without it the words are English.
 */
export const LabelsProvider = ({ labels, children }: LabelsProviderProps) => {
  const outer = useLabels()
  const merged = useMemo(() => ({ ...outer, ...labels }), [outer, labels])
  return <LabelsContext value={merged}>{children}</LabelsContext>
}
