import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'
import { announce } from '../hooks/announce'
import { useLabels } from '../labels/labels'
import { Skeleton } from '../skeleton/skeleton'
import { alignment, role, TableHead, wordsOf, type TableColumn, type TableSort } from './table-head'

export type { TableColumn, TableSort }

export type TableProps<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  /** Says what the table lists. For screen readers only. */
  caption: string
  /** From start to end. On a phone each row is a card with their headers as labels. */
  columns: readonly TableColumn<Row>[]
  /** One page of rows, already sorted and filtered. */
  rows: readonly Row[]
  /** Returns the React key of a row, which no other row has, such as its id. */
  rowKey: (row: Row) => string
  /** How cells of different heights stand beside each other. */
  rowAlign?: 'top' | 'middle'
  /** How the caller has sorted the rows. */
  sort?: TableSort
  /** Receives the column and the order that a press on a header asks for. */
  onSortChange?: (sort: TableSort) => void
  /** Shown instead of rows if there are none. */
  empty?: ReactNode
  /** Draws placeholders instead of rows. */
  loading?: boolean
  /** Makes each row a button with this name, or only the rows for which `isOffered` returns true. */
  rowAction?: {
    label: (row: Row) => string
    onSelect: (row: Row) => void
    isOffered?: (row: Row) => boolean
  }
}

const cardRow =
  'group/row relative max-sm:@container max-sm:grid max-sm:gap-1.5 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-4'

const cellClasses = [
  'tabular min-w-0 text-start font-normal sm:border-t sm:border-line sm:px-3 sm:py-3 sm:group-last/row:first:rounded-es-card sm:group-last/row:last:rounded-ee-card',
  'max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:justify-items-start max-sm:gap-3',
  'max-sm:@max-[13rem]:grid-cols-1 max-sm:@max-[13rem]:gap-0',
  'max-sm:before:text-xs max-sm:before:leading-[1.375rem] max-sm:before:font-semibold max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)/""]',
]

/** A row across the table, for what is not one of its items. */
const WholeRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr {...role.row} className={cardRow}>
    <td {...role.cell} colSpan={columns} className="sm:border-t sm:border-line sm:p-4">
      {children}
    </td>
  </tr>
)

const placeholders = [0, 1, 2, 3, 4]

type TableRowProps<Row> = Pick<TableProps<Row>, 'columns' | 'rowAction' | 'rowAlign'> & { row: Row }

const TableRow = <Row,>({ row, columns, rowAction, rowAlign }: TableRowProps<Row>) => {
  const action = rowAction?.isOffered?.(row) === false ? undefined : rowAction
  return (
    <tr
      {...role.row}
      // A click anywhere in the row counts as a click on its button, which has the name and the focus.
      onClick={({ target, currentTarget }) => {
        if (!action || !(target instanceof Element) || !currentTarget.contains(target)) return
        if (target.closest('a, button, input, label, select, textarea')) return
        currentTarget.querySelector('button')?.focus()
        action.onSelect(row)
      }}
      className={cn(cardRow, action && 'cursor-pointer transition-colors hover:bg-hover')}
    >
      {columns.map((column, index) => {
        const Cell = column.rowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            {...(column.rowHeader ? role.rowheader : role.cell)}
            data-label={wordsOf(column)}
            className={cn(
              cellClasses,
              rowAlign === 'middle' ? 'align-middle' : 'align-top',
              alignment[column.align ?? 'start'],
              column.rowHeader && 'font-semibold',
              column.className,
            )}
          >
            {action && index === 0 ? (
              <button
                type="button"
                aria-label={action.label(row)}
                onClick={() => action.onSelect(row)}
                className="text-start font-semibold outline-none after:pointer-events-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

/**
 * Many items with the same fields, which people compare. On phones every row becomes a card, and it
 * stays a table for screen readers. Columns of numbers have `align: 'end'`, so that digits of the same
 * place stand below each other; the column that names a row is its `rowHeader`.
 *
 * The caller sorts: a click on a `sortable` header asks for it, and the order is said.
 */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  rowAction,
  rowAlign = 'top',
  sort,
  onSortChange,
  empty,
  loading = false,
  className,
  ...props
}: TableProps<Row>) => {
  const { loading: spoken = 'Loading' } = useLabels()
  useEffect(() => {
    if (loading) announce(spoken)
  }, [loading, spoken])
  return (
    <table
      data-slot="table"
      {...role.table}
      aria-busy={loading || undefined}
      className={cn(
        'w-full border-separate border-spacing-0 text-sm max-sm:block',
        'sm:rounded-card sm:border sm:border-line sm:bg-surface',
        columns.some(({ width }) => width) && 'sm:[table-layout:fixed]',
        className,
      )}
      {...props}
    >
      <caption className="sr-only">{caption}</caption>
      <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
      <tbody {...role.rowgroup} className="max-sm:grid max-sm:gap-3">
        {loading
          ? placeholders.map((row) => (
              <WholeRow key={row} columns={columns.length}>
                <div className="grid gap-2.5 py-0.5 sm:py-0">
                  {columns.map(({ key }, index) => (
                    <Skeleton key={key} className={cn('h-5', index > 0 && 'sm:hidden')} />
                  ))}
                </div>
              </WholeRow>
            ))
          : rows.map((row) => (
              <TableRow key={rowKey(row)} {...{ row, columns, rowAction, rowAlign }} />
            ))}
        {!loading && rows.length === 0 && empty ? (
          <WholeRow columns={columns.length}>{empty}</WholeRow>
        ) : null}
      </tbody>
    </table>
  )
}
