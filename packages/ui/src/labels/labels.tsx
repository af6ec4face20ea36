import { createContext, use, useMemo, type ReactNode } from 'react'

/** The words that components bring along; they are English by default. */
export type Labels = {
  allItems: string
  breadcrumb: string
  cancel: string
  chooseDate: string
  clearSearch: string
  close: string
  dismiss: string
  hidePassword: string
  loading: string
  nextMonth: string
  nextPage: string
  noResults: string
  optional: string
  pagination: string
  previousMonth: string
  previousPage: string
  problems: string
  required: string
  resultCount: (count: number) => string
  showPassword: string
  sortedBy: (column: string, order: string) => string
}

const LabelsContext = createContext<Partial<Labels>>({})

/** The app's own words; an absent one means the component's English. */
export const useLabels = () => use(LabelsContext)

export type LabelsProviderProps = {
  /** What differs from the English words, or from those of a provider further out. */
  labels: Partial<Labels>
  children: ReactNode
}

/**
 * Translates the words that components bring along, such as Cancel, Close and Loading. Put it around an app
 * that is not in English; without it the words are English.
 */
export const LabelsProvider = ({ labels, children }: LabelsProviderProps) => {
  const outer = useLabels()
  const merged = useMemo(() => ({ ...outer, ...labels }), [outer, labels])
  return <LabelsContext value={merged}>{children}</LabelsContext>
}
