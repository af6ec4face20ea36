import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inFrame } from '../../packages/ui/src/testing/in-frame'
import { Loans } from './responsive-table.example'
import code from './responsive-table.example?raw'

/**
 * A table that people compare on a large screen and read on a phone. From `sm` on it has columns; below, each row is
 * a card with the headers before its values, and still a row of a table for screen readers.
 */
const meta = {
  title: 'Patterns/Responsive table',
  parameters: { layout: 'padded', docs: { ...inFrame(300).docs, source: { code } } },
  render: () => <Loans />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

export const OnPhone: Story = {
  parameters: { docs: { story: { height: '620px' } } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
