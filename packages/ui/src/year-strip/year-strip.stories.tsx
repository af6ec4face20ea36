import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleEntries } from '../testing/sample-entries'
import code from './year.example?raw'
import { YearStrip, type StripMonth } from './year-strip'

const months: StripMonth[] = Array.from({ length: 13 }, (_, index) => ({
  year: index < 6 ? 2025 : 2026,
  month: (index + 6) % 12,
  entries: index === 6 ? sampleEntries : sampleEntries.slice(0, (index * 5) % 7),
  shown: index === 6,
  current: index === 4,
}))

const meta = {
  title: 'Calendar/YearStrip',
  component: YearStrip<StripMonth>,
  parameters: { layout: 'padded', docs: { source: { code } } },
  args: {
    label: 'Months of the year',
    months,
    renderLink: ({ month }, { children, ...link }) => (
      <a href={`#${month}`} {...link}>
        {children}
      </a>
    ),
  },
} satisfies Meta<typeof YearStrip<StripMonth>>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(13)
    await expect(canvas.getByRole('link', { name: 'Jan 2026, 8 events' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}
