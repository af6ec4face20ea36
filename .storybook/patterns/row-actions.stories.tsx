import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { inFrame } from '../../packages/ui/src/testing/in-frame'
import { Example } from './row-actions.example'
import code from './row-actions.example?raw'

/**
 * The actions on one row of a table. The most frequent action is a button in the row; all others are in a menu after
 * it, in which an action that cannot be undone comes last and asks first.
 */
const meta = {
  title: 'Patterns/Row actions',
  parameters: {
    layout: 'fullscreen',
    docs: { ...inFrame(520).docs, source: { code } },
  },
  render: () => <Example />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for order 1043' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const Asks: Story = {
  play: async (context) => {
    await Open.play?.(context)
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Cancel the order' }))
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Cancel order 1043?' })).toBeVisible(),
    )
  },
}

/** Without a connection nothing is canceled: a toast says so, and the question stays. */
export const Fails: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  },
  play: async (context) => {
    await Asks.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await waitFor(() => expect(screen.getByText('Order 1043 could not be canceled')).toBeVisible())
    await expect(screen.getByRole('alertdialog', { name: 'Cancel order 1043?' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancel the order' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const Cancels: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Asks.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await waitFor(() => expect(screen.getByText('Order 1043 is canceled')).toBeVisible())
    await expect(context.canvas.queryByText('Ben Santos')).toBeNull()
    // The row is gone, and with it the button of the menu.
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Print order 1044' })).toHaveFocus(),
    )
  },
}

/** The dialog was opened from a menu that is closed by now: its button has the focus again. */
export const Stays: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Asks.play?.(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'More for order 1043' })).toHaveFocus(),
    )
  },
}
