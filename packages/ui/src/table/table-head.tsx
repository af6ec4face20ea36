import type { ReactNode } from 'react'
import { cn } from '../cn/cn'
import { announce } from '../hooks/announce'
import { ChevronDownIcon } from '../icons/icons'
import { useLabels } from '../labels/labels'

export type TableColumn<Row> = {
  key: string
  header: ReactNode
  /** The header as text where `header` is a node: for the cards of a phone and for screen readers. */
  headerText?: string
  cell: (row: Row) => ReactNode
  /** Names each row, such as by a person; one column at most. */
  rowHeader?: boolean
  /** Its header is a button that sorts the rows by it. */
  sortable?: boolean
  /** Align numbers at the end. */
  align?: 'start' | 'center' | 'end'
  className?: string
  /**
   * Classes that set the width from `sm` upward, such as `sm:w-40`. With them, columns keep their
   * places whatever the rows hold; those without share the rest.
   */
  width?: string
}

/** The column by which the rows are sorted, and the order. */
export type TableSort = { key: string; order: 'ascending' | 'descending' }

/** Safari drops the roles of a table whose `display` is changed by CSS, so they are set explicitly. */
export const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** The words of a header. */
export const wordsOf = <Row,>({ header, headerText, key }: TableColumn<Row>): string =>
  headerText ?? (typeof header === 'string' ? header : key)

export const alignment = { start: 'sm:text-start', center: 'sm:text-center', end: 'sm:text-end' }

type TableHeadProps<Row> = {
  columns: readonly TableColumn<Row>[]
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
}

const saySorted = (column: string, order: string) => `Sorted by ${column}, ${order}`

const next = (key: string, sort: TableSort | undefined): TableSort => ({
  key,
  order: sort?.key === key && sort.order === 'ascending' ? 'descending' : 'ascending',
})

/** The headers; on phones only those that sort are seen. */
export const TableHead = <Row,>({ columns, sort, onSortChange }: TableHeadProps<Row>) => {
  const { sortedBy = saySorted } = useLabels()
  const ask = (column: TableColumn<Row>) => {
    const asked = next(column.key, sort)
    onSortChange?.(asked)
    announce(sortedBy(wordsOf(column), asked.order))
  }
  const isSortable = columns.some((column) => column.sortable)
  return (
    <thead
      {...role.rowgroup}
      className={isSortable ? 'max-sm:block max-sm:pb-3' : 'max-sm:sr-only'}
    >
      <tr {...role.row} className={cn(isSortable && 'max-sm:flex max-sm:flex-wrap max-sm:gap-2')}>
        {columns.map((column) => {
          const { key, header, sortable, align = 'start', width } = column
          return (
            <th
              key={key}
              {...role.columnheader}
              scope="col"
              aria-sort={sortable ? (sort?.key === key ? sort.order : 'none') : undefined}
              className={cn(
                'text-xs font-semibold text-ink-soft sm:px-3 sm:py-3',
                isSortable && !sortable && 'max-sm:sr-only',
                alignment[align],
                width,
              )}
            >
              {sortable ? (
                <button
                  type="button"
                  onClick={() => ask(column)}
                  className="group/sort touch-target inline-flex items-center gap-1 rounded-control font-semibold hover:text-ink"
                >
                  {header}
                  <ChevronDownIcon
                    aria-hidden
                    className={cn(
                      'size-4 transition-transform',
                      sort?.key !== key && 'opacity-60 group-hover/sort:opacity-100',
                      sort?.key === key && sort.order === 'ascending' && '-scale-y-100',
                    )}
                  />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
