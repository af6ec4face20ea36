import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { WeekStartProvider } from '../calendar/week-start'
import { sampleEntries } from '../testing/sample-entries'
import { Link } from '../link/link'
import { MonthGrid, type MonthGridProps } from './month-grid'

const Controlled = ({ month: first, ...props }: MonthGridProps) => {
  const [selected, setSelected] = useState(props.selectedId ?? null)
  const [month, setMonth] = useState(first)
  return (
    <MonthGrid
      {...props}
      month={month}
      selectedId={selected}
      onSelect={(id) => {
        setSelected(id)
        props.onSelect?.(id)
      }}
      onMonthChange={(step) => setMonth(month + step)}
    />
  )
}
Controlled.displayName = 'MonthGrid'

const TurnedFromOutside = ({ month: first, ...props }: MonthGridProps) => {
  const [month, setMonth] = useState(first)
  return (
    <>
      <MonthGrid {...props} month={month} onMonthChange={() => undefined} />
      <button type="button" onClick={() => setMonth(month + 1)}>
        Next
      </button>
    </>
  )
}

const meta = {
  title: 'Calendar/MonthGrid',
  component: MonthGrid,
  parameters: { layout: 'padded' },
  args: { year: 2026, month: 0, today: '2026-01-13', entries: sampleEntries, onSelect: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    // On a phone, where an app shows an AgendaList, its seven columns scroll.
    (Story, { name }) => (
      <div role="region" aria-label={`Example: ${name}`} className="overflow-x-auto">
        <div className="min-w-160">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof MonthGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'January 2026' })).toBeVisible()
    await expect(
      canvas.getByRole('button', {
        name: 'Shop: Stocktaking, Monday, January 5 to Friday, January 9, 2026',
      }),
    ).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'Tuesday, January 13' })).toHaveAttribute(
      'aria-current',
      'date',
    )
  },
}

export const Empty: Story = { args: { entries: [] } }

/** The details of an entry. */
export const Selected: Story = {
  args: {
    selectedId: 'open',
    renderActions: () => <Link href="#calendar">Add to calendar</Link>,
  },
}

/** A click selects an entry and shows its details; a second click, one outside or Escape, which goes to its day, closes them. */
export const Selecting: Story = {
  ...Selected,
  tags: ['!dev', '!autodocs'],
  args: { ...Selected.args, selectedId: null },
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('button', { name: /Open house/ })
    await userEvent.click(entry)
    await expect(entry).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Open house')
    await userEvent.click(entry)
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.click(entry)
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.click(entry)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('gridcell', { name: /January 12/ })).toHaveFocus()
    await userEvent.click(entry)
  },
}

/** If PageDown changes nothing, a later change of month does not take the focus. */
export const LastMonth: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <TurnedFromOutside {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{PageDown}')
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(canvas.getByRole('grid', { name: 'February 2026' })).toBeVisible()
    await expect(next).toHaveFocus()
  },
}

/** Arrows, Home, End, PageUp and PageDown move; Enter moves into a day, Escape out of it. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name })
    await userEvent.tab()
    await expect(day(/January 13/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(day(/January 15/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(day(/January 11/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(day(/January 17/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(day(/January 10/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(canvas.getAllByRole('button', { name: /sharpening/ })[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /Welding/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('exam')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
    await expect(day(/January 15/)).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('grid', { name: 'February 2026' })).toBeVisible()
    await expect(day(/February 15/)).toHaveFocus()
  },
}

/** A day is selected by a click beside its entries or by Enter; Space moves into them. */
export const DaySelected: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onDaySelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /January 12/ }))
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-01-12')
    await userEvent.click(canvas.getByRole('button', { name: /Open house/ }))
    await expect(args.onDaySelect).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}{ArrowRight}{Enter}')
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-01-13')
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(canvas.getByRole('button', { name: /Open house/ })).toHaveFocus()
  },
}

/** A `WeekStartProvider` around the app says with which day weeks begin; Home and End go to the ends of such a week. */
export const MondayFirst: Story = {
  decorators: [
    (Story) => (
      <WeekStartProvider value={1}>
        <Story />
      </WeekStartProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday')
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('gridcell', { name: /January 12/ })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('gridcell', { name: /January 18/ })).toHaveFocus()
  },
}
