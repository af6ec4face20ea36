import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { isRecord } from '@tropa/contract/base/is-record'
import { meetingMessages } from '@tropa/contract/meeting/meeting'
import { paths } from '@tropa/contract/pages'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { goTo, leavable, leave, withLinks } from '../../testing/leavable-screen'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { MemberStory } from '../../testing/member-story'
import { answering, memberScreen } from '../../testing/member-screen'
import { makeTodo } from '../../testing/mock-member-procedures'
import { mockProcedure, mockResponse } from '../../testing/mock-procedures'
import { shownMeeting } from '../../testing/sample-meetings'
import { openedDialog } from '../../testing/plays'
import { MeetingScreen } from './meeting-screen'

const meta = {
  title: 'Screens/Members/Meeting',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: '/meetings/m3', path: paths.meeting, Screen: MeetingScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const showing = (change: Partial<typeof shownMeeting>) =>
  mockProcedure(contract.meeting.get, { ...shownMeeting, ...change })

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Minutes' })).toBeVisible()
    await expect(await canvas.findByText('Late')).toBeVisible()
    await expect(canvas.getByText(/12 minutes/)).toBeVisible()
    await expect(canvas.getByText('[x] Ask the adviser').closest('li')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(?:Post|Edit)/ })).toBeNull()
  },
}

/** A member who was not there reads that first. */
export const Absent: Story = {
  parameters: answering(mockProcedure(contract.meeting.ownMark, { mark: 'absent', minutes: null })),
  play: async ({ canvas }) => {
    const heading = { name: 'What was decided without you' }
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
  },
}

/** While check-in is open, members who are expected get a link to it. */
export const Now: Story = {
  parameters: answering(
    showing({
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      assignee: 'Everyone',
      ...{ closedAt: null, place: 'Room 204', agenda: null, minutes: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Check in' })).toHaveAttribute(
      'href',
      '/meetings/m3/check-in',
    )
    await expect(canvas.getByText('There is no agenda yet.')).toBeVisible()
    await expect(canvas.getByText('There are no minutes yet.')).toBeVisible()
  },
}

const coming = (assignee: string) =>
  answering(
    showing({
      startsAt: new Date(Date.now() + 3_600_000).toISOString(),
      ...{ assignee, closedAt: null, minutes: null },
    }),
  )

/** Until it begins, members who are expected can say that they cannot come, as on the home screen. */
export const Coming: Story = {
  parameters: coming('Everyone'),
  play: async (context) => {
    const dialog = await openedDialog(context, /^I can't make it: /, "I can't make it")
    await expect(dialog.getByRole('textbox', { name: 'Tell us why' })).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: 'Check in' })).toBeNull()
  },
}

/** A meeting of other teams asks nothing. */
export const OfOtherTeams: Story = {
  parameters: coming('Heads'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Agenda' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^I can't make it/ })).toBeNull()
  },
}

export const Loading: Story = loadingStory(contract.meeting.get, 'Loading the meeting')

export const NotFound: Story = failedStory(contract.meeting.get, 'Failed to fetch the meeting', 404)

/** A task of the minutes becomes a to-do of the meeting's teams. */
export const PostingATask: Story = {
  parameters: memberScreen('admin'),
  play: async (context) => {
    const button = 'Post as a to-do: Book the room for the defense'
    const dialog = await openedDialog(context, button, 'Post a to-do')
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Book the room for the defense',
    )
    await expect(dialog.getByRole('checkbox', { name: 'Dev Team' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Docu Team' })).not.toBeChecked()
  },
}

/** What was posted says so, and can be posted again. */
export const PostedTask: Story = {
  parameters: {
    ...memberScreen('admin'),
    ...answering(
      mockProcedure(contract.todo.list, [
        makeTodo({ _id: '1', title: 'Book the room for the defense' }),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByText('An active to-do has this title.')
    await expect(note.parentElement).toHaveTextContent(/Book the room for the defense/)
    await expect(canvas.getByRole('button', { name: /^Post as a to-do: Book/ })).toBeVisible()
  },
}

const openMinutes: NonNullable<Story['play']> = async (context) => {
  await openedDialog(context, 'Edit the minutes', 'Edit the minutes')
}

const minutesField = () => screen.getByRole('textbox', { name: 'Minutes' })

/** The minutes of a closed meeting can be edited, but not its agenda. */
export const EditingMinutes: Story = {
  parameters: memberScreen('admin'),
  play: async (context) => {
    await openMinutes(context)
    await expect(minutesField()).toHaveValue(shownMeeting.minutes)
    await expect(screen.queryByRole('button', { name: 'Edit the agenda' })).toBeNull()
  },
}

/** What was typed is still there after the page was left with Back. */
export const MinutesLeftAndOpened: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen('admin'),
  args: { Screen: leavable(MeetingScreen) },
  play: async (context) => {
    await openMinutes(context)
    await context.userEvent.type(minutesField(), ' And one more.')
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await leave()
    await openMinutes(context)
    await waitFor(() => expect(minutesField()).toHaveValue(`${shownMeeting.minutes} And one more.`))
  },
}

/** What is typed for a meeting stays with it: Back shows the other meeting without a form. */
export const MinutesLeftForAnother: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen(
    'admin',
    mockResponse(contract.meeting.get, ({ url }) =>
      url.endsWith('m3') ? shownMeeting : { ...shownMeeting, _id: 'm4', title: 'Retrospective' },
    ),
  ),
  args: { Screen: withLinks(MeetingScreen, '/meetings/m3', '/meetings/m4') },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Edit the minutes' })
    await goTo('/meetings/m4')
    await context.canvas.findByRole('heading', { name: 'Retrospective' })
    await openMinutes(context)
    await context.userEvent.type(minutesField(), ' Of the other one.')
    await goTo('/meetings/m3')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openMinutes(context)
    await expect(minutesField()).toHaveValue(shownMeeting.minutes)
    await goTo('/meetings/m4')
    await openMinutes(context)
    await expect(minutesField()).toHaveValue(`${shownMeeting.minutes} Of the other one.`)
  },
}

const byOthers = { ...shownMeeting, version: 3, minutes: 'We keep to five chapters.' }

/** If two write at once, the second sees what the first has written, and keeps what they typed. */
export const MinutesChangedByOthers: Story = {
  parameters: {
    ...memberScreen('admin'),
    ...answering(
      http.get('/api/meetings/m3', () => HttpResponse.json(shownMeeting), { once: true }),
      mockProcedure(contract.meeting.get, byOthers),
      http.patch('/api/meetings/m3', async ({ request }) => {
        const sent: unknown = await request.json()
        return isRecord(sent) && sent.version === byOthers.version
          ? HttpResponse.json({ message: meetingMessages.updated, data: byOthers })
          : HttpResponse.json({ message: meetingMessages.changedByOthers }, { status: 409 })
      }),
    ),
  },
  play: async (context) => {
    const { userEvent } = context
    await openMinutes(context)
    await userEvent.clear(minutesField())
    await userEvent.type(minutesField(), 'My own words.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText(/^What you typed is kept/)).toBeVisible())
    await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('five'))
    await expect(minutesField()).toHaveValue('My own words.')
    await expect(screen.getByText(/Saving replaces what is stored now/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
