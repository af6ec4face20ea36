import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { InboxIcon } from '../icons/icons'
import { EmptyState } from './empty-state'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: { title: 'No orders yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}

export const WithDescription: Story = {
  args: { description: 'What you order will appear here.' },
}

/** It says what to do next. */
export const WithAction: Story = {
  args: { ...WithDescription.args, icon: <InboxIcon />, action: <Button>New order</Button> },
}

/** It says how to get the first item, and offers one next step. */
export const DoSayHowItIsFilled: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  args: {
    title: 'No orders yet',
    description: 'An order appears here as soon as you have paid.',
    action: <Button>New order</Button>,
  },
}

/** It regrets, and leaves people where they are. */
export const DontRegret: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  args: { title: 'Sorry!', description: 'There is nothing to see here.' },
}
