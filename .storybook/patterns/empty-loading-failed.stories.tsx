import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Example, OrderList } from './empty-loading-failed.example'
import code from './empty-loading-failed.example?raw'

/**
 * A list that is loaded has four states, and each takes the place of the others. A list is shown as empty only once
 * it has loaded: while it loads, or after a failure, nobody knows whether it is.
 */
const meta = {
  title: 'Patterns/Empty, loading, failed',
  parameters: { layout: 'padded', docs: { source: { code } } },
  component: OrderList,
  args: { onRetry: fn() },
} satisfies Meta<typeof OrderList>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders')
  },
}

export const Empty: Story = { args: { orders: [] } }

export const Failed: Story = {
  args: { failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The button keeps the focus and says that it tries. */
export const TryingAgain: Story = { args: { failed: true, retrying: true } }

export const Full: Story = { render: () => <Example /> }
