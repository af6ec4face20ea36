import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card'

const meta = {
  title: 'Surfaces/Card',
  component: Card,
  args: {
    className: 'w-80',
    children: (
      <div className="grid gap-1">
        <h3 className="text-md">Spare keys</h3>
        <p className="text-ink-soft">Two sets hang behind the door of the workshop.</p>
      </div>
    ),
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
