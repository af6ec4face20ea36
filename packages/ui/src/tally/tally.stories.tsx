import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tally } from './tally'

const meta = {
  title: 'Data/Tally',
  component: Tally,
  args: { count: 5, total: 13 },
} satisfies Meta<typeof Tally>

export default meta
type Story = StoryObj<typeof meta>

const filled = (root: HTMLElement) => root.querySelectorAll('[data-filled]')

export const Some: Story = {
  play: async ({ canvasElement }) => {
    await expect(filled(canvasElement)).toHaveLength(5)
  },
}

export const None: Story = { args: { count: 0 } }

/** More than there are squares fill all of them. */
export const All: Story = {
  args: { count: 20 },
  play: async ({ canvasElement }) => {
    await expect(filled(canvasElement)).toHaveLength(13)
  },
}
