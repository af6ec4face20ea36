import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArrowUpRightIcon } from '../icons/icons'
import { eachState, states } from '../testing/each-state'
import { Tile } from './tile'

const meta = {
  title: 'Surfaces/Tile',
  component: Tile,
  args: {
    className: 'w-72 max-w-full',
    children: <p className="pb-16 text-lg font-semibold">One thing, said once</p>,
  },
} satisfies Meta<typeof Tile>

export default meta
type Story = StoryObj<typeof meta>

export const Surface: Story = {}

export const Ink: Story = { args: { tone: 'ink' } }

export const Accent: Story = { args: { tone: 'accent' } }

/** In each theme its text has the colour that text has in the other theme. */
export const Inverse: Story = {
  args: { tone: 'inverse' },
  play: async ({ canvas }) => {
    const text = getComputedStyle(canvas.getByText('One thing, said once'))
    await expect(text.color).not.toBe(getComputedStyle(document.documentElement).color)
  },
}

/** The whole tile is the link. */
export const Interactive: Story = {
  args: {
    asChild: true,
    interactive: true,
    children: (
      <a href="#manual">
        <ArrowUpRightIcon className="ms-auto size-6" />
        <span className="block pt-12 text-lg font-semibold">Manual</span>
        <span className="text-ink-soft">How everything here works</span>
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-slot', 'tile')
  },
}

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('[data-slot="tile"]'),
  render: (args) => (
    <div className="grid grid-cols-1 gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Tile {...args} {...Interactive.args} />
        </div>
      ))}
    </div>
  ),
}

/** One statement, and the arrow says that it leads on. */
export const DoSayOneThing: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  args: { ...Interactive.args, className: 'w-full' },
}

/** A list of links is no tile: nobody knows what a press on the rest of it does. */
export const DontFillIt: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  args: {
    className: 'w-full',
    tone: 'accent',
    children: (
      <ul className="grid gap-2">
        {['Manual', 'Opening hours', 'Prices'].map((name) => (
          <li key={name}>
            <a href="#manual" className="touch-target font-semibold underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
}
