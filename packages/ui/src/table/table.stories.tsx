import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../badge/badge'
import { Table, type TableColumn, type TableProps } from './table'

type Order = { id: string; customer: string; state: 'Sent' | 'Packed'; total: number }

const orderColumns: TableColumn<Order>[] = [
  { key: 'id', header: 'Order', cell: (order) => order.id },
  { key: 'customer', header: 'Customer', cell: (order) => order.customer },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'Sent' ? 'success' : 'warning'}>{state}</Badge>,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: (order) => order.total.toLocaleString('en-US'),
  },
]

const orders: Order[] = [
  { id: '1042', customer: 'Ana Reyes', state: 'Sent', total: 1240 },
  { id: '1043', customer: 'Ben Santos', state: 'Packed', total: 89 },
  { id: '1044', customer: 'Carla Dizon-Villanueva', state: 'Sent', total: 15300 },
]

const meta = {
  title: 'Data/Table',
  component: Table<Order>,
  parameters: { layout: 'padded' },
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
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: 'Ana Reyes' })).toHaveLength(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Columns with a width stay where they are when other rows are shown. */
export const WithWidths: Story = {
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
  args: {
    rowAction: {
      label: (order) => `Open order ${order.id}`,
      onSelect: fn(),
      isOffered: ({ state }) => state === 'Sent',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open order 1042' }))
    await expect(args.rowAction?.onSelect).toHaveBeenCalledWith(orders[0])
    await expect(canvas.queryByRole('button', { name: 'Open order 1043' })).toBeNull()
  },
}
