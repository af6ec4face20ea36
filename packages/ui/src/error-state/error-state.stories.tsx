import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './error-state'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: { layout: 'padded' },
  args: {
    title: 'The orders could not be loaded',
    description: 'Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { retrying: true } }

/** Without `onRetry` there is no button. */
export const WithoutRetry: Story = {
  args: {
    title: 'You may not see this order',
    description: 'Ask its owner to share it with you.',
    onRetry: undefined,
  },
}
