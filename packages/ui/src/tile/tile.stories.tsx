import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArrowUpRightIcon } from '../icons/icons'
import { Tile } from './tile'

const meta = {
  title: 'Surfaces/Tile',
  component: Tile,
  args: {
    className: 'w-72',
    children: <p className="pb-16 text-lg font-semibold">One thing, said once</p>,
  },
} satisfies Meta<typeof Tile>

export default meta
type Story = StoryObj<typeof meta>

export const Surface: Story = {}

export const Sunken: Story = { args: { tone: 'sunken' } }

export const Ink: Story = { args: { tone: 'ink' } }

export const Accent: Story = { args: { tone: 'accent' } }

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
