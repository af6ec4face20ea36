import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'

export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Align numbers at the end. */
  align?: 'start' | 'end'
  className?: string
  /**
   * Classes that set the width from `sm` upward, such as `sm:w-40`. With them, columns keep their
   * places whatever the rows hold; those without share the rest.
   */
  width?: string
}

export type TableProps<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  /** Says what the table lists. For screen readers only. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Makes each row a button with this name, or those only for which there is something to do. */
  rowAction?: {
    label: (row: Row) => string
    onSelect: (row: Row) => void
    isOffered?: (row: Row) => boolean
  }
}

// Safari drops the roles of a table whose `display` is changed by CSS, so they are set explicitly.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/**
 * Many items with the same fields, which people compare. On phones every row becomes a card, and it
 * stays a table for screen readers. Columns of numbers have `align: 'end'`, so that digits of the same
 * place stand below each other.
 */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  rowAction,
  className,
  ...props
}: TableProps<Row>) => (
  <table
    data-slot="table"
    {...role.table}
    className={cn(
      'w-full border-separate border-spacing-0 text-sm max-sm:block',
      'sm:rounded-card sm:border sm:border-line sm:bg-surface',
      columns.some(({ width }) => width) && 'sm:[table-layout:fixed]',
      className,
    )}
    {...props}
  >
    <caption className="sr-only">{caption}</caption>
    <thead {...role.rowgroup} className="max-sm:sr-only">
      <tr {...role.row}>
        {columns.map((column) => (
          <th
            key={column.key}
            {...role.columnheader}
            scope="col"
            className={cn(
              'px-3 py-3 text-xs font-semibold text-ink-soft lg:px-4',
              column.align === 'end' ? 'text-end' : 'text-start',
              column.width,
            )}
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...role.rowgroup} className="max-sm:grid max-sm:gap-3">
      {rows.map((row) => {
        const action = rowAction?.isOffered?.(row) === false ? undefined : rowAction
        return (
          <tr
            key={rowKey(row)}
            {...role.row}
            className={cn(
              'group/row relative max-sm:@container max-sm:grid max-sm:gap-1.5 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-4',
              action && 'transition-colors hover:bg-hover',
            )}
          >
            {columns.map((column, index) => (
              <td
                key={column.key}
                {...role.cell}
                data-label={column.header}
                className={cn(
                  'tabular min-w-0 align-top sm:border-t sm:border-line sm:px-3 sm:py-3 lg:px-4 sm:group-last/row:first:rounded-es-card sm:group-last/row:last:rounded-ee-card',
                  'max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:justify-items-start max-sm:gap-3',
                  'max-sm:@max-[13rem]:grid-cols-1 max-sm:@max-[13rem]:gap-0',
                  'max-sm:before:text-xs max-sm:before:leading-[1.375rem] max-sm:before:font-semibold max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)/""]',
                  column.align === 'end' && 'sm:text-end',
                  column.className,
                )}
              >
                {action && index === 0 ? (
                  <button
                    type="button"
                    aria-label={action.label(row)}
                    onClick={() => action.onSelect(row)}
                    className="text-start font-semibold outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                  >
                    {column.cell(row)}
                  </button>
                ) : (
                  column.cell(row)
                )}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  </table>
)
