import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CircleAlertIcon, CircleCheckIcon } from '../icons/icons'
import { Banner } from './banner'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { layout: 'padded' },
  args: { children: 'Your address is not confirmed yet. Look for our mail.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {}

/** After an action, screen readers announce it. */
export const Success: Story = {
  args: {
    tone: 'success',
    role: 'status',
    icon: <CircleCheckIcon aria-hidden />,
    children: 'Your order is on its way.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your order is on its way.')
  },
}

export const Failure: Story = {
  args: {
    tone: 'danger',
    role: 'status',
    icon: <CircleAlertIcon aria-hidden />,
    children: 'The order could not be sent.',
  },
}

/** What has happened, what is not lost, and what to do. */
export const DoSayWhatToDo: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  args: {
    tone: 'danger',
    children: 'Your changes could not be saved. They are still in this form. Try again.',
  },
}

/** Red and loud, but nobody knows what is wrong. */
export const DontShout: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  args: { tone: 'danger', children: 'Error! Something went wrong!' },
}
