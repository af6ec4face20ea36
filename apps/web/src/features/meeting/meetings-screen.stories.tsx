import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { meetingMessages } from '@tropa/contract/meeting/meeting'
import { defaultTimeZone } from '@tropa/contract/time/team-time'
import { expect, screen, waitFor } from 'storybook/test'
import { timeIn } from '../../format/zoned-time'
import { paths } from '../../paths'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { MemberStory } from '../../testing/member-story'
import { answering, memberScreen } from '../../testing/member-screen'
import { dateInDays, emptyPagination, mockCollisions } from '../../testing/mock-member-procedures'
import {
  mockError,
  mockFieldErrors,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import { meetings } from '../../testing/mock-roll-calls'
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
    // A closed meeting can neither be changed nor deleted.
    await expect(canvas.getAllByRole('button', { name: /^Edit/ })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /^Delete/ })).toHaveLength(2)
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
  await openedDialog(context, /^Edit Stand-up, /, 'Edit a meeting')
  await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Stand-up')
  await expect(screen.getByRole('checkbox', { name: 'Everyone' })).toBeChecked()
}

export const EditForm: Story = { play: openEditForm }

let isChanged = false

/** What somebody else changed is shown, and nothing that was typed is lost. */
export const ChangedByOthers: Story = {
  beforeEach: () => {
    isChanged = false
  },
  parameters: answering(
    mockResponse(contract.meeting.list, () => ({
      meetings: meetings.map((each) =>
        isChanged && each._id === 'm2' ? { ...each, version: 2, assignee: 'Dev Team' } : each,
      ),
      pagination: { total: 3, page: 1, limit: 10, totalPages: 1 },
    })),
    mockError(contract.meeting.edit, 409, meetingMessages.changedByOthers),
  ),
  play: async (context) => {
    const { userEvent } = context
    await openEditForm(context)
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' of all teams')
    isChanged = true
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/^What you typed is kept/)).toBeVisible()
    await expect(screen.getAllByText(meetingMessages.changedByOthers)[0]).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Stand-up of all teams',
    )
    await expect(screen.getByRole('checkbox', { name: 'Everyone' })).not.toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'Dev Team' })).toBeChecked()
  },
}

/** A closed one, on a phone: its hour stays, its day is the first that is not past, and says what it collides with. */
export const PostAgain: Story = {
  parameters: answering(mockCollisions()),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Post again: Kick-off / })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Add a meeting' })
    await waitFor(() => expect(dialog).toBeVisible())
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
  play: asks(/^Delete Stand-up, /, 'Are you sure you want to delete this meeting?'),
}
