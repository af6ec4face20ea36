import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { ChevronDownIcon } from '../icons/icons'
import { samplePlans } from '../option/sample-plans'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  type DropdownMenuProps,
} from './dropdown-menu'

const Plans = (props: DropdownMenuProps) => {
  const [plan, setPlan] = useState('standard')
  return (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">
          Plan
          <ChevronDownIcon />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Choose a plan</DropdownMenuLabel>
        {samplePlans.map(({ value, label }) => (
          <DropdownMenuCheckboxItem
            key={value}
            checked={plan === value}
            onCheckedChange={() => setPlan(value)}
          >
            {label}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger">Cancel the plan</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

const meta = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuCheckboxItem,
    DropdownMenuLabel,
    DropdownMenuSeparator,
  },
  render: (args) => <Plans {...args} />,
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** An action that cannot be undone stays readable while it is highlighted. */
export const DangerHighlighted: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const item = await screen.findByRole('menuitem', { name: 'Cancel the plan' })
    await userEvent.hover(item)
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  },
}

/** Enter opens the menu, arrows and letters move between items, Escape closes it and restores the focus. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
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

/** Actions behind one button, of which the last cannot be undone. */
export const Example = () => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button variant="secondary">
        Order 1042
        <ChevronDownIcon />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem>Print the invoice</DropdownMenuItem>
      <DropdownMenuItem>Send it again</DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem tone="danger">Cancel the order</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)
