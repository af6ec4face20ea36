import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { eachState, states } from '../testing/each-state'
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

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('[data-slot="link"]'),
  render: (args) => (
    <div className="grid gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Link {...args} />
        </div>
      ))}
    </div>
  ),
}

/** It says where it leads, even out of context. */
export const DoNameTheTarget: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  render: () => (
    <p>
      Read <Link href="#hours">when we are open</Link>.
    </p>
  ),
}

/** In a list of all links of the page it says nothing. */
export const DontSayHere: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  render: () => (
    <p>
      For our opening hours click <Link href="#hours">here</Link>.
    </p>
  ),
}
