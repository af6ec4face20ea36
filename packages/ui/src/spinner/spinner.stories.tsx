import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  render: (args) => (
    <p className="flex items-center gap-2">
      <Spinner {...args} />
      Checking the number...
    </p>
  ),
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const BesideText: Story = {}
