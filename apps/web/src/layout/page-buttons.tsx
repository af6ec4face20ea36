import type { Pagination } from '@tropa/contract/pagination'
import { pageItems, showingEntries } from '@tropa/contract/pagination'
import { Button } from '@tropa/ui/button'

/** The foot of a list of more than one page: what is shown, and the pages to go to. */
export const PageButtons = ({
  pagination,
  onGo,
}: {
  pagination: Pagination
  onGo: (page: number) => void
}) => {
  const { page, totalPages } = pagination
  if (totalPages < 2) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p className="text-ink-soft">{showingEntries(pagination)}</p>
      <ul className="flex flex-wrap gap-1">
        {pageItems(page, totalPages).map((item, index) => (
          <li key={item === 'gap' ? `gap ${index}` : item}>
            {item === 'gap' ? (
              <span aria-hidden className="px-2">
                ...
              </span>
            ) : (
              <Button
                variant={item === page ? 'primary' : 'secondary'}
                size="sm"
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onGo(item)}
              >
                {item}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
