import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SquareTally } from './square-tally'

const meta = {
  title: 'Drawings/SquareTally',
  component: SquareTally,
  args: { count: 3 },
} satisfies Meta<typeof SquareTally>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvasElement }) => {
    const tally = canvasElement.querySelector('[data-slot="square-tally"]')
    await expect(tally?.children).toHaveLength(3)
  },
}
