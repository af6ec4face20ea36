import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawingOf } from './drawing'
import { SquareMark } from './square-mark'

const meta = {
  title: 'Drawings/SquareMark',
  component: SquareMark,
  args: { drawing: drawingOf('T'), className: 'w-48' },
} satisfies Meta<typeof SquareMark>

export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {}

/** The mark of each letter and digit; the last is the frame, for a letter that has no closest form. */
export const EveryLetter: Story = {
  render: () => (
    <div className="grid grid-cols-6 gap-8 sm:grid-cols-10">
      {Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789Ж').map((letter) => (
        <SquareMark key={letter} drawing={drawingOf(letter)} />
      ))}
    </div>
  ),
}

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
