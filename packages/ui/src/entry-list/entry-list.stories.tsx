import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { sampleEntries } from '../calendar/sample-entries'
import { Link } from '../link/link'
import { EntryList } from './entry-list'

const meta = {
  title: 'Calendar/EntryList',
  component: EntryList<CalendarEntry>,
  args: { label: 'January', entries: sampleEntries, className: 'w-80' },
} satisfies Meta<typeof EntryList<CalendarEntry>>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'January' })).toBeVisible()
    await expect(canvas.getByText('Shop · Jan 5 – Jan 9')).toBeVisible()
  },
}

/** What is planned, with a link to each entry. */
export const Example = () => {
  const entries = [
    {
      id: 'tools',
      title: 'Return borrowed tools',
      kind: 'Deadline',
      tone: 'orange',
      shape: 'triangle',
      start: '2026-01-09',
    },
    {
      id: 'course',
      title: 'Sharpening knives',
      kind: 'Course',
      tone: 'green',
      shape: 'square',
      start: '2026-02-16',
      end: '2026-02-20',
    },
  ] as const
  return (
    <EntryList
      label="What is planned"
      entries={entries}
      today="2026-01-15"
      renderTitle={({ id, title }) => <Link href={`#${id}`}>{title}</Link>}
    />
  )
}
