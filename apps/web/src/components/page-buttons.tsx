import type { Pagination as Place } from '@tropa/contract/schemas/pagination'
import { pageItems, showingEntries } from '@tropa/contract/schemas/pagination'
import { Pagination } from '@tropa/ui/pagination'

interface PageButtonsProps {
  pagination: Place
  onPageChange: (page: number) => void
}

/** The foot of a list of more than one page: what is shown, and the pages to go to. */
export const PageButtons = ({ pagination, onPageChange }: PageButtonsProps) => {
  const { page, totalPages } = pagination
  if (totalPages < 2) return null
  return (
    <Pagination
      className="mt-5"
      page={page}
      items={pageItems(page, totalPages)}
      summary={showingEntries(pagination)}
      onPageChange={onPageChange}
    />
  )
}
