import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { isRecord } from '@tropa/contract/base/is-record'
import { meetingMessages } from '@tropa/contract/meeting/meeting'
import { defaultTimeZone } from '@tropa/contract/base/team-time'
import { paths } from '@tropa/contract/pages'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { timeIn } from '../../format/zoned-time'
import { leavable, leave } from '../../testing/leavable-screen'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { MemberStory } from '../../testing/member-story'
import { answering, memberScreen } from '../../testing/member-screen'
import { dateInDays, emptyPagination, mockCollisions } from '../../testing/mock-member-procedures'
import { mockError, mockFieldErrors, mockProcedure } from '../../testing/mock-procedures'
import { meetings, shownMeeting } from '../../testing/sample-meetings'
import { asks, openedDialog, shows } from '../../testing/plays'
import { MeetingsScreen } from './meetings-screen'

const meta = {
  title: 'Screens/Members/Meetings',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.adminMeetings, Screen: MeetingsScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Stand-up' })).toBeVisible()
    await expect(canvas.getByText('Roll call open')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Roll call of Stand-up, / })).toHaveAttribute(
      'href',
      '/admin/meetings/m2',
    )
    await expect(canvas.getAllByRole('button', { name: /^More for / })).toHaveLength(
      meetings.length,
    )
  },
}

export const Empty: Story = {
  parameters: answering(
    mockProcedure(contract.meeting.list, { meetings: [], pagination: emptyPagination }),
  ),
  play: shows('No meetings found'),
}

export const Loading: Story = loadingStory(contract.meeting.list, 'Loading meetings')

export const Failed: Story = failedStory(contract.meeting.list, 'Failed to fetch meetings')

export const AddForm: Story = {
  play: async (context) => {
    await openedDialog(context, 'Add a meeting', 'Add a meeting')
    await context.userEvent.clear(screen.getByLabelText('Starts at'))
    await context.userEvent.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(screen.getByText('Please enter a title.')).toBeVisible())
    await expect(screen.getByLabelText('Starts at')).toBeInvalid()
    await expect(screen.getByLabelText('Date')).toBeValid()
  },
}

export const AddRefused: Story = {
  parameters: answering(
    mockFieldErrors(contract.meeting.create, 400, { startsAt: 'Please enter when it starts.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a meeting' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Stand-up')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dev Team' }))
    await userEvent.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(screen.getByLabelText('Date')).toBeInvalid())
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus())
  },
}

const openEditForm: NonNullable<Story['play']> = async (context) => {
  await openedDialog(context, { menu: /^More for Stand-up, /, item: 'Edit' }, 'Edit a meeting')
  await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Stand-up')
  await expect(screen.getByRole('checkbox', { name: 'Everyone' })).toBeChecked()
}

export const EditForm: Story = { play: openEditForm }

/** What was typed is still there after the page was left with Back, and closing asks first. */
export const EditLeftAndOpened: Story = {
  tags: ['!dev', '!autodocs'],
  args: { Screen: leavable(MeetingsScreen) },
  play: async (context) => {
    const { userEvent } = context
    await openEditForm(context)
    const title = () => screen.getByRole('textbox', { name: 'Title' })
    await userEvent.type(title(), ' of all teams')
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await leave()
    await openedDialog(context, { menu: /^More for Stand-up, /, item: 'Edit' }, 'Edit a meeting')
    await waitFor(() => expect(title()).toHaveValue('Stand-up of all teams'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openEditForm(context)
  },
}

/** Somebody else gave it another title and teams. */
const movedByOthers = {
  ...shownMeeting,
  ...meetings.find(({ _id }) => _id === 'm2'),
  version: 2,
  title: 'Stand-up of today',
  assignee: 'Dev Team',
}

/** Somebody else's changes are shown, even in the field that both changed; then what was typed can be saved. */
export const ChangedByOthers: Story = {
  parameters: answering(
    mockProcedure(contract.meeting.get, movedByOthers),
    http.patch('/api/meetings/m2', async ({ request }) => {
      const sent: unknown = await request.json()
      return isRecord(sent) && sent.version === movedByOthers.version
        ? HttpResponse.json({ message: meetingMessages.updated, data: movedByOthers })
        : HttpResponse.json({ message: meetingMessages.changedByOthers }, { status: 409 })
    }),
  ),
  play: async (context) => {
    const { userEvent } = context
    await openEditForm(context)
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' of all teams')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText(/^What you typed is kept/)).toBeVisible())
    await expect(screen.getAllByText(meetingMessages.changedByOthers)[0]).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Was')).toHaveLength(2))
    await expect(document.querySelector('ins')).toHaveTextContent('of today')
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Stand-up of all teams',
    )
    await expect(screen.getByRole('checkbox', { name: 'Everyone' })).not.toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'Dev Team' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The form says so as long as it is open and is not sent again; what was typed can be copied. */
export const ClosedByOthers: Story = {
  parameters: answering(mockError(contract.meeting.edit, 409, meetingMessages.closedToChanges)),
  play: async (context) => {
    await openEditForm(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByText('What you typed is kept and can be copied.')).toBeVisible(),
    )
    const dialog = within(screen.getByRole('dialog', { name: 'Edit a meeting' }))
    await expect(dialog.getByText(meetingMessages.closedToChanges)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A closed meeting on a phone: its time stays, its day is the next possible one, and the form shows collisions. */
export const PostAgain: Story = {
  parameters: answering(mockCollisions()),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { userEvent } = context
    // A closed meeting can neither be changed nor deleted.
    const posting = { menu: /^More for Kick-off /, item: 'Post again' }
    await openedDialog(context, posting, 'Add a meeting')
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Kick-off of the capstone with the adviser',
    )
    await expect(screen.getByLabelText('Date')).toHaveValue(dateInDays(1))
    const start = new Date(meetings.find(({ _id }) => _id === 'm3')?.startsAt ?? '')
    await expect(screen.getByLabelText('Starts at')).toHaveValue(timeIn(defaultTimeZone, start))
    for (const team of ['Heads', 'Dev Team']) {
      await expect(screen.getByRole('checkbox', { name: team })).toBeChecked()
    }
    await screen.findByText('Final exams of graduating students are that day.')
    await userEvent.click(screen.getByRole('button', { name: /^Next free day: / }))
    await expect(screen.getByLabelText('Date')).toHaveValue('2026-12-16')
    await expect(screen.getByLabelText('Date')).toHaveFocus()
  },
}

export const DeletingAsks: Story = {
  play: asks(
    { menu: /^More for Stand-up, /, item: 'Delete' },
    'Are you sure you want to delete this meeting?',
  ),
}
