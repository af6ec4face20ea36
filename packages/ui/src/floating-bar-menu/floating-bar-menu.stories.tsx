import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inFrame } from '../testing/in-frame'
import { FloatingBar, FloatingBarItem } from '../floating-bar/floating-bar'
import {
  FloatingBarMenu,
  FloatingBarMenuDisabledItem,
  FloatingBarMenuItem,
} from './floating-bar-menu'

const meta = {
  title: 'Navigation/FloatingBarMenu',
  component: FloatingBarMenu,
  subcomponents: { FloatingBarMenuItem, FloatingBarMenuDisabledItem },
  parameters: { layout: 'fullscreen' },
  args: { label: 'More places' },
  render: (args) => (
    <div className="min-h-96 p-6">
      <p>A page</p>
      <FloatingBar aria-label="Main">
        <FloatingBarItem href="#start">Start</FloatingBarItem>
        <FloatingBarMenu {...args}>
          <FloatingBarMenuDisabledItem>Gift cards</FloatingBarMenuDisabledItem>
          <FloatingBarMenuItem href="#hours">Opening hours</FloatingBarMenuItem>
          <FloatingBarMenuItem href="#jobs">Jobs</FloatingBarMenuItem>
        </FloatingBarMenu>
      </FloatingBar>
    </div>
  ),
} satisfies Meta<typeof FloatingBarMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** One of its links is the current page. */
export const Active: Story = { args: { active: true }, parameters: inFrame(400) }

export const Open: Story = {
  parameters: inFrame(400),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'More places' })
    await userEvent.click(toggle)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Jobs' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Gift cards' })).toBeDisabled()
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'))
  },
}

/** Following a link closes the menu. */
export const Choosing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'More places' })
    await userEvent.click(toggle)
    await userEvent.click(canvas.getByRole('link', { name: 'Jobs' }))
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'))
    await expect(canvas.queryByRole('link', { name: 'Jobs' })).toBeNull()
  },
}
