import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button'
import { cn } from '../cn/cn'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons'
import { useLabels } from '../labels/labels'
import { pageItems } from './page-items'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The current page, starting at 1. */
  page: number
  /** How many pages the list has. */
  totalPages: number
  /** Receives the number of the page to show, starting at 1. */
  onPageChange: (page: number) => void
  /** Text beside the buttons, for example `1 to 10 of 25`. */
  summary?: ReactNode
}

/**
 * Buttons to go to the other pages of a list: the ends and the neighbours. `summary` is announced when
 * the page changes. A list that fits on one page has none.
 */
export const Pagination = ({
  page,
  totalPages,
  onPageChange,
  summary,
  className,
  ...props
}: PaginationProps) => {
  const {
    pagination = 'Pagination',
    previousPage = 'Previous page',
    nextPage = 'Next page',
  } = useLabels()
  return (
    <nav
      data-slot="pagination"
      aria-label={pagination}
      className={cn('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}
      {...props}
    >
      {summary ? (
        <p role="status" className="tabular text-xs text-ink-soft">
          {summary}
        </p>
      ) : null}
      <ul className="flex flex-wrap items-center gap-1 print:hidden">
        <li>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={previousPage}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeftIcon className="rtl:-scale-x-100" />
          </Button>
        </li>
        {pageItems(page, totalPages).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className="grid w-6 place-items-center text-ink-soft">...</span>
            ) : (
              <PageButton page={item} current={item === page} onSelect={() => onPageChange(item)} />
            )}
          </li>
        ))}
        <li>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={nextPage}
            disabled={page >= totalPages}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </Button>
        </li>
      </ul>
    </nav>
  )
}

type PageButtonProps = { page: number; current: boolean; onSelect: () => void }

const PageButton = ({ page, current, onSelect }: PageButtonProps) => (
  <Button
    variant={current ? 'primary' : 'ghost'}
    size="sm"
    aria-current={current ? 'page' : undefined}
    onClick={current ? undefined : onSelect}
    className="tabular min-w-8 px-2 pointer-coarse:min-w-11"
  >
    {page}
  </Button>
)
