import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hues } from '../tone/tone'
import { EntryMark, entryShapes } from './entry-mark'

const meta = {
  title: 'Calendar/EntryMark',
  component: EntryMark,
  args: { shape: 'diamond', hue: 'red' },
} satisfies Meta<typeof EntryMark>

export default meta
type Story = StoryObj<typeof meta>

/** Beside the name of the kind. */
export const Named: Story = {
  render: (args) => (
    <p className="flex items-center gap-2 text-sm">
      <EntryMark {...args} />
      Deadline
    </p>
  ),
}

/** Six shapes for six kinds, at the size of a list and four times as large. */
export const Shapes: Story = {
  render: () => (
    <ul className="grid gap-6 sm:grid-cols-3">
      {entryShapes.map((shape, index) => (
        <li key={shape} className="flex items-center gap-3 text-sm">
          <EntryMark shape={shape} hue={hues[index] ?? 'amber'} />
          <EntryMark shape={shape} hue={hues[index] ?? 'amber'} className="size-12" />
          {shape}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    await expect(new Set(drawn).size).toBe(6)
  },
}
