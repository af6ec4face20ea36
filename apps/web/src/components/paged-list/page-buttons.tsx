import type { Pagination as PaginationData } from '@tropa/contract/schemas/pagination'
import { pageItems, showingEntries } from '@tropa/contract/schemas/pagination'
import { Pagination } from '@tropa/ui/pagination'

interface PageButtonsProps {
  pagination: PaginationData
  onPageChange: (page: number) => void
}

/** Which entries of a list are shown, and buttons for its pages; nothing for a single page. */
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
