import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SquareMark } from './square-mark'

const meta = {
  title: 'Drawings/SquareMark',
  component: SquareMark,
  args: { className: 'w-48' },
} satisfies Meta<typeof SquareMark>

export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {}

export const Lit: Story = {
  args: { lit: 4 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-lit]')).toHaveLength(1)
  },
}

/** The squares come together once, within 600 ms. */
export const Assembling: Story = {
  args: { assembling: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(13)
  },
}
