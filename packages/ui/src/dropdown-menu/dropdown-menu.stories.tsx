import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DropdownMenu } from './dropdown-menu'
import { DropdownMenuExamples } from './dropdown-menu.examples'

const meta = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  render: (args) => <DropdownMenuExamples {...args} />,
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  tags: ['framed'],
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** An action that cannot be undone stays readable while it is highlighted. */
export const DangerHighlighted: Story = {
  tags: ['framed'],
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const item = await screen.findByRole('menuitem', { name: 'Cancel the plan' })
    await userEvent.hover(item)
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  },
}

/** Enter opens the menu, arrows and letters move between items, Escape closes it and restores the focus. */
export const Keyboard: Story = {
  tags: ['framed'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Plan' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: 'Standard (Free)' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: 'Premium (₱9.99)' })).toHaveFocus(),
    )
    await userEvent.keyboard('c')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Cancel the plan' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
