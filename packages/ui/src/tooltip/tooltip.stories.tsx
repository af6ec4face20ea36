import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { Tooltip, TooltipProvider } from './tooltip'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  args: { content: 'Opens in a new tab', children: <Button variant="secondary">Manual</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

/** Under one provider, only the first of several tooltips waits. */
export const Neighbours: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <TooltipProvider>
      <div className="flex gap-2">
        <Tooltip {...args} content="First" />
        <Tooltip {...args} content="Second">
          <Button variant="secondary">Guide</Button>
        </Tooltip>
      </div>
    </TooltipProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Manual' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('First')
    await userEvent.unhover(canvas.getByRole('button', { name: 'Manual' }))
    const guide = canvas.getByRole('button', { name: 'Guide' })
    await userEvent.hover(guide)
    await waitFor(async () => {
      // On its way to the first tooltip, a pointer opens no other one until it moves on.
      await fireEvent.pointerMove(guide, { pointerType: 'mouse' })
      await expect(guide).toHaveAttribute('data-state', 'instant-open')
    })
  },
}

/** A press shows it until the next one, as touch screens need it. */
export const OnPress: Story = {
  tags: ['!dev', '!autodocs'],
  args: { opensOnPress: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Manual' })
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens in a new tab')
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await userEvent.pointer({ keys: '[TouchA]', target: document.body })
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
