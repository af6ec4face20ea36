import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { sampleEntries } from '../testing/sample-entries'
import { Link } from '../link/link'
import { AgendaList, type AgendaListProps } from './agenda-list'

const Controlled = (props: AgendaListProps) => {
  const [selected, setSelected] = useState(props.selectedId ?? null)
  return <AgendaList {...props} selectedId={selected} onSelect={setSelected} />
}
Controlled.displayName = 'AgendaList'

const meta = {
  title: 'Calendar/AgendaList',
  component: AgendaList,
  parameters: { layout: 'padded' },
  args: {
    year: 2026,
    month: 0,
    today: '2026-01-12',
    entries: sampleEntries,
    className: 'max-w-md',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AgendaList>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'January 2026' })).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /^Open house Event.*Monday, January 12, 2026$/ }),
    ).toBeVisible()
    await expect(canvas.getByText('Past')).toBeVisible()
    await expect(canvas.getByText('Today')).toBeVisible()
    await expect(canvas.getByText('Next, in 2 days')).toBeVisible()
  },
}

/** The details of an entry. */
export const Selected: Story = {
  args: {
    selectedId: 'open',
    renderActions: () => <Link href="#calendar">Add to calendar</Link>,
  },
}

/** A second click closes an entry, and so does a click outside. */
export const Selecting: Story = {
  ...Selected,
  tags: ['!dev', '!autodocs'],
  args: { ...Selected.args, selectedId: null },
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('button', { name: /Open house/ })
    await userEvent.click(entry)
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Add to calendar' })).toBeVisible())
    for (const closing of [entry, document.body]) {
      await userEvent.click(closing)
      await expect(entry).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(entry)
      await expect(entry).toHaveAttribute('aria-expanded', 'true')
    }
  },
}

/** Today is listed even if it has no entries. */
export const NothingToday: Story = {
  args: { today: '2026-01-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events today')).toBeVisible()
    await expect(canvas.getByText('Next, in 7 days')).toBeVisible()
    await expect(canvas.getByLabelText('Thursday, January 22, 2026, today')).toBeVisible()
  },
}
