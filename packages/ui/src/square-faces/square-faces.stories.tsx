import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tile } from '../tile/tile'
import { drawingOf } from '../square-mark/drawing'
import { SquareFaces } from './square-faces'

const meta = {
  title: 'Drawings/SquareFaces',
  component: SquareFaces,
  args: { drawing: drawingOf('T'), className: 'w-56', lookingAt: { x: -3, y: 7 } },
  decorators: [
    (Story) => (
      <Tile tone="accent">
        <Story />
      </Tile>
    ),
  ],
} satisfies Meta<typeof SquareFaces>

export default meta
type Story = StoryObj<typeof meta>

/** Two eyes for each of the thirteen, and a pupil in each. */
export const LookingLeft: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(13 * 4)
  },
}
