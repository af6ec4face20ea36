import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { sampleEntries } from '../testing/sample-entries'
import { Link } from '../link/link'
import { EntryList } from './entry-list'

const meta = {
  title: 'Calendar/EntryList',
  component: EntryList<CalendarEntry>,
  args: { label: 'January', entries: sampleEntries, className: 'w-80 max-w-full' },
} satisfies Meta<typeof EntryList<CalendarEntry>>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'January' })).toBeVisible()
    await expect(canvas.getByText('Shop · Jan 5 – Jan 9')).toBeVisible()
  },
}

/** Each entry leads to its own page. */
export const WithLinks: Story = {
  args: { renderTitle: ({ id, title }) => <Link href={`#${id}`}>{title}</Link> },
}
