import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card'

const meta = {
  title: 'Surfaces/Card',
  component: Card,
  args: {
    className: 'w-80 max-w-full',
    children: (
      <div className="grid gap-1">
        <h2 className="text-md">Spare keys</h2>
        <p className="text-ink-soft">Two sets hang behind the door of the workshop.</p>
      </div>
    ),
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** A heading that can be found in a list of cards. */
export const DoNameTheThing: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  args: { className: 'w-full' },
}

/** A frame in a frame: a part of a card is a heading or a line. */
export const DontNest: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  args: {
    className: 'w-full',
    children: (
      <div className="grid gap-3">
        <h3 className="text-md">Keys</h3>
        <Card>Two sets hang behind the door of the workshop.</Card>
      </div>
    ),
  },
}
