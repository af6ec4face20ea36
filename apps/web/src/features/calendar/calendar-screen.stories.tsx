import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { mockGraduatingCalendar, mockPublicProcedures } from '../../testing/mock-public-procedures'
import { loadingPage } from '../../testing/load-stories'
import { PublicStory } from '../../testing/public-story'
import { publicLoader } from '../../api/loaders'
import { CalendarScreen } from './calendar-screen'
import { CalendarSkeleton } from './calendar-skeleton'

const meta = {
  title: 'Screens/Public/Calendar',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: mockPublicProcedures() } },
  args: {
    address: '/calendar?month=august',
    Screen: CalendarScreen,
    Skeleton: CalendarSkeleton,
    load: (client) => publicLoader(() => client.calendar.events({})),
  },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

const styleOfRoot = document.documentElement.style

/** In a narrow window the filter is behind a button. */
const openFilter: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findByRole('combobox', { name: 'Month' })
  const button = canvas.queryByRole('button', { name: /^Filter/ })
  if (button) await userEvent.click(button)
}

/** With text at 200 % nothing is wider than the window. */
export const LargeText: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    styleOfRoot.fontSize = '200%'
    return () => {
      styleOfRoot.fontSize = ''
    }
  },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await openFilter(context)
    const students = await canvas.findByRole('group', { name: 'Show dates for' })
    const { right } = canvasElement.getBoundingClientRect()
    await expect(students.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
}

/** Phones show a list instead of the grid. */
const isOnPhone = () => window.matchMedia('(width < 40rem)').matches

export const Full: Story = {
  play: async ({ canvas }) => {
    if (isOnPhone()) {
      const list = within(await canvas.findByRole('list', { name: 'August 2026' }))
      const event = list.getByText('Enrollment of irregular students')
      await expect(event).toBeVisible()
      // The first screen of a phone shows an event.
      await expect(event.getBoundingClientRect().bottom).toBeLessThan(571)
      return
    }
    const grid = within(await canvas.findByRole('grid', { name: 'August 2026' }))
    // August 1, 2026 is a Saturday: the eight days are a bar in each of two weeks.
    const bars = {
      name: 'Registration: Enrollment of irregular students, Saturday, August 1 to Saturday, August 8, 2026',
    }
    await expect(grid.getAllByRole('button', bars)).toHaveLength(2)
    await expect(canvas.getByText('4 events in August 2026')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Event types' })).toBeVisible()
  },
}

/** A clicked event shows its details until the next click, or until another month is chosen. */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    if (isOnPhone()) return
    const select = async () => {
      const grid = within(await canvas.findByRole('grid', { name: 'August 2026' }))
      await userEvent.click(grid.getByRole('button', { name: /Ninoy Aquino Day/ }))
    }
    const month = await canvas.findByLabelText(/month/i)
    await select()
    // Without a click, which would close them too.
    await fireEvent.change(month, { target: { value: 'september' } })
    await canvas.findByRole('grid', { name: 'September 2026' })
    await fireEvent.change(month, { target: { value: 'august' } })
    await canvas.findByRole('grid', { name: 'August 2026' })
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await select()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Ninoy Aquino Day')
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/calendar.ics?event=ninoy',
    )
  },
}

/** The first type that is chosen is shown alone, others are added to it. */
export const Filtered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await openFilter(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Holiday' }))
    await waitFor(() => expect(canvas.getByText('1 event in August 2026')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /Buwan/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Event' }))
    await waitFor(() => expect(canvas.getByText('2 events in August 2026')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await waitFor(() => expect(canvas.getByText('4 events in August 2026')).toBeVisible())
  },
}

/** Only the dates of some students, in the address and in the links to subscribe. */
export const ForGraduatingStudents: Story = {
  args: {
    address: '/calendar?month=august&for=graduating',
    load: (client) => publicLoader(() => client.calendar.events({ for: 'graduating' })),
  },
  parameters: { msw: { handlers: mockGraduatingCalendar() } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await openFilter(context)
    const students = within(await canvas.findByRole('group', { name: 'Show dates for' }))
    await expect(students.getByRole('button', { name: 'Graduating' })).toBePressed()
    await expect(canvas.getByText('3 events in August 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(canvas.getByText(/what concerns graduating students/)).toBeInTheDocument()
  },
}

/** The month is shown although the semester does not have it, with a way to where the events are. */
export const OutsideTheSemester: Story = {
  args: { address: '/calendar?semester=second&month=august' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Month' })).toHaveDisplayValue(
      'August',
    )
    await expect(canvas.getAllByText('No events in August 2026')[0]).toBeVisible()
    await expect(
      canvas.getByText('The second semester runs from January to July 2027.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show January 2027' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show August 2026' })).toBeVisible()
  },
}

/** The way on keeps the focus at the end of the months. */
export const LastMonth: Story = {
  tags: ['!autodocs'],
  args: { address: '/calendar?semester=second&month=june' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'On to July' }))
    const on = await canvas.findByRole('link', { name: 'On' })
    await expect(on).toHaveFocus()
    await expect(on).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Empty: Story = {
  args: { address: '/calendar?month=september' },
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByText('No events in September 2026')
    await expect(line).toBeVisible()
  },
}

/** A month that the filters left empty offers the way back, which moves the focus to the month. */
export const HiddenTypes: Story = {
  tags: ['!autodocs'],
  args: { address: '/calendar?month=august&types=exam' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show all types' }))
    await expect(await canvas.findByRole('button', { name: /Ninoy Aquino Day/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Dates' })).toHaveFocus()
  },
}

/** On a phone the way back leads to the list. */
export const HiddenTypesOnPhone: Story = {
  ...HiddenTypes,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show all types' }))
    await expect(await canvas.findByRole('list', { name: 'August 2026' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Dates' })).toHaveFocus()
  },
}

/** A search shows the matches of the whole year in place of the month. */
export const Searched: Story = {
  args: { address: '/calendar?search=holiday' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Events that match “holiday”' })
    await expect(within(list).getByRole('link', { name: 'Ninoy Aquino Day' })).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const NothingFound: Story = {
  args: { address: '/calendar?search=nothing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No events match “nothing”')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Clear the search' })).toBeVisible()
  },
}

export const Loading: Story = loadingPage('calendar', 'Loading the calendar')
