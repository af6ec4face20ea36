import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from './link'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#somewhere', children: 'Read the guide' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

/** For menus, footers and lists of links. */
export const Quiet: Story = { args: { variant: 'quiet' } }

/** A page opened in a new tab gets no access to this one. */
export const NewTab: Story = {
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
