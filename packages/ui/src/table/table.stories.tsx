import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { EmptyState } from '../empty-state/empty-state'
import { InboxIcon } from '../icons/icons'
import { inFrame } from '../testing/in-frame'
import { columns as orderColumns, orders, type Order } from './orders.example'
import code from './orders.example?raw'
import { Table, type TableProps, type TableSort } from './table'

/** The code of a story: the columns and rows of the first story, and a table with these additional props. */
const codeWith = (
  props: string,
  { rows = 'orders', changes = [] }: { rows?: string; changes?: [from: string, to: string][] } = {},
) => {
  const table = `<Table
  caption="Orders"
  columns={columns}
  rows={${rows}}
  rowKey={(order) => order.id}
  ${props}
/>`
  const changed = changes.reduce((text, [from, to]) => text.replaceAll(from, to), code)
  const indented = (_line: string, indent: string) => table.replaceAll(/^/gm, indent)
  return { docs: { source: { code: changed.replace(/^( *)<Table .+ \/>/m, indented) } } }
}

const meta = {
  title: 'Data/Table',
  component: Table<Order>,
  parameters: { layout: 'padded', docs: { source: { code } } },
  args: { caption: 'Orders', columns: orderColumns, rows: orders, rowKey: (order) => order.id },
} satisfies Meta<TableProps<Order>>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
  },
}

/** On phones every row is a card with its own headers, but still a table row. */
export const OnPhone: Story = {
  parameters: inFrame(568),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: 'Ana Reyes' })).toHaveLength(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Columns with a width stay where they are when other rows are shown. */
export const WithWidths: Story = {
  parameters: {
    docs: {
      source: {
        code: code.replaceAll(/(key: '(?!customer)\w+',)(\s+)/g, "$1$2width: 'sm:w-32',$2"),
      },
    },
  },
  args: {
    columns: orderColumns.map((column) =>
      column.key === 'customer' ? column : { ...column, width: 'sm:w-32' },
    ),
  },
  play: async ({ canvas }) => {
    // On a phone each row is a card.
    if (window.matchMedia('(width < 40rem)').matches) return
    const [order, , state] = canvas.getAllByRole('columnheader')
    await expect(order?.getBoundingClientRect().width).toBe(128)
    await expect(state?.getBoundingClientRect().width).toBe(128)
  },
}

/** The whole row is clickable; for the keyboard there is a button in its first cell, where there is something to do. */
export const WithRowAction: Story = {
  parameters: codeWith(`rowAction={{
    label: ({ id }) => \`Open order \${id}\`,
    onSelect: ({ id }) => location.assign(\`/orders/\${id}\`),
    isOffered: ({ state }) => state === 'Sent',
  }}`),
  args: {
    rowAction: {
      label: (order) => `Open order ${order.id}`,
      onSelect: fn(),
      isOffered: ({ state }) => state === 'Sent',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open order 1042' })
    await userEvent.click(button)
    await expect(args.rowAction?.onSelect).toHaveBeenCalledWith(orders[0])
    const cells = within(canvas.getByRole('row', { name: /Ana Reyes/ })).getAllByRole('cell')
    for (const cell of cells) {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      await expect(cell.contains(hit)).toBe(true)
    }
    button.blur()
    if (cells[1]) await userEvent.click(cells[1])
    await expect(args.rowAction?.onSelect).toHaveBeenCalledTimes(2)
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Open order 1043' })).toBeNull()
  },
}

/** The column that names a row is its header, and a header may hold a node. */
export const WithRowHeader: Story = {
  parameters: codeWith('rowAlign="middle"', {
    changes: [
      ["header: 'Customer',", "header: 'Customer', rowHeader: true,"],
      [
        "header: 'Total',",
        `header: <abbr title="Pesos">₱</abbr>,
    headerText: 'Pesos',`,
      ],
    ],
  }),
  args: {
    rowAlign: 'middle',
    columns: orderColumns.map((column) => ({
      ...column,
      rowHeader: column.key === 'customer',
      ...(column.key === 'total' && { header: <abbr title="Pesos">₱</abbr>, headerText: 'Pesos' }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Ana Reyes' })).toBeVisible()
  },
}

const Sorted = (props: TableProps<Order>) => {
  const [sort, setSort] = useState<TableSort>({ key: 'customer', order: 'ascending' })
  const step = sort.order === 'ascending' ? 1 : -1
  const valueOf = (order: Order) => (sort.key === 'total' ? order.total : order.customer)
  const sorted = props.rows.toSorted((a, b) => (valueOf(a) < valueOf(b) ? -step : step))
  return <Table {...props} rows={sorted} sort={sort} onSortChange={setSort} />
}
Sorted.displayName = 'Table'

/** A click on a header sorts by its column, another one the other way round; the order is announced. */
export const Sortable: Story = {
  parameters: codeWith(
    `sort={sort}
  onSortChange={setSort}`,
    {
      rows: 'sorted',
      changes: [
        ['type TableColumn }', 'type TableColumn, type TableSort }'],
        ["table'\n", "table'\nimport { useState } from 'react'\n"],
        ["header: 'Customer',", "header: 'Customer', sortable: true,"],
        ["header: 'Total',", "header: 'Total',\n    sortable: true,"],
        [
          'Orders = () => (\n  ',
          `Orders = () => {
  const [sort, setSort] = useState<TableSort>({ key: 'customer', order: 'ascending' })
  const step = sort.order === 'ascending' ? 1 : -1
  const valueOf = (order: Order) => (sort.key === 'total' ? order.total : order.customer)
  const sorted = orders.toSorted((a, b) => (valueOf(a) < valueOf(b) ? -step : step))
  return (
    `,
        ],
        [' />\n)', ' />\n  )\n}'],
      ],
    },
  ),
  args: {
    columns: orderColumns.map((column) => ({
      ...column,
      sortable: column.key === 'customer' || column.key === 'total',
    })),
  },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('15,300')
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer]')).toHaveTextContent(
        'Sorted by Total, descending',
      ),
    )
  },
}

export const Empty: Story = {
  parameters: codeWith('empty={<EmptyState icon={<InboxIcon />} title="No orders yet" />}', {
    rows: '[]',
    changes: [
      [
        'import { Table',
        `import { EmptyState } from '@tropa/ui/empty-state'
import { InboxIcon } from '@tropa/ui/icons'
import { Table`,
      ],
    ],
  }),
  args: { rows: [], empty: <EmptyState icon={<InboxIcon />} title="No orders yet" /> },
}

export const Loading: Story = {
  parameters: codeWith('loading', { rows: '[]' }),
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}
