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
