import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pagination } from './pagination'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: { layout: 'padded' },
  args: {
    page: 1,
    totalPages: 3,
    summary: 'Showing 1 to 10 of 28 entries',
    onPageChange: fn(),
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '2' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenCalledTimes(2)
  },
}

/** If a page has two lists, each pagination has a name of its own. */
export const WithGaps: Story = {
  args: {
    'aria-label': 'Pages of the orders',
    page: 6,
    totalPages: 12,
    summary: 'Showing 51 to 60 of 118 entries',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '6' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Last: Story = {
  args: {
    'aria-label': 'Pages of the customers',
    page: 3,
    summary: 'Showing 21 to 28 of 28 entries',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}
