import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { Tooltip } from './tooltip'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { content: 'Opens in a new tab', children: <Button variant="secondary">Manual</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { open: true } }

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
