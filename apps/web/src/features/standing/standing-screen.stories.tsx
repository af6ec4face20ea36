import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { excuseMessages } from '@tropa/contract/excuse/excuse'
import { paths } from '@tropa/contract/pages'
import { decisionMessages } from '@tropa/contract/record/decision'
import { expect, screen, waitFor } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { MemberStory } from '../../testing/member-story'
import { answering, memberScreen } from '../../testing/member-screen'
import {
  mockError,
  mockLost,
  mockPending,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import { meetings } from '../../testing/sample-meetings'
import { standings } from '../../testing/mock-roll-calls'
import { openedDialog, type PlayContext, shows } from '../../testing/plays'
import { StandingScreen } from './standing-screen'

const meta = {
  title: 'Screens/Members/My standing',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.standing, Screen: StandingScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'Warnings' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 3 warnings',
    )
    await expect(canvas.getByText('3 of 5 lateness or absence')).toBeVisible()
    await expect(canvas.getByText('pesos to pay')).toBeVisible()
    // Only open and recent records can be disputed.
    await expect(canvas.getAllByRole('button', { name: /This is wrong/ })).toHaveLength(1)
  },
}

export const Empty: Story = {
  parameters: answering(mockProcedure(contract.standing.get, standings.empty)),
  play: shows('Nothing is recorded about you.'),
}

/** Whether the server has stored what was sent last. */
let isStored = false

const forgetStored = () => {
  isStored = false
}

/** Stores every request, and loses the answer of the first. */
const losesFirst = () => {
  const isLost = !isStored
  isStored = true
  return isLost
}

type UserEvent = PlayContext['userEvent']

/** Sends a reason whose answer is lost, and then more of it. */
const sendsTwice = async (userEvent: UserEvent, reason: string, more: string) => {
  const field = await screen.findByRole('textbox', { name: 'Tell us why' })
  await userEvent.type(field, reason)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByText(/It may have been done/)).toBeVisible())
  await userEvent.type(field, more)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

const closesForm = async (userEvent: UserEvent) => {
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const ThisIsWrong: Story = {
  play: async (context) => {
    await openedDialog(context, /This is wrong/, 'This is wrong')
    await context.userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByText(decisionMessages.reasonMissing)).toBeVisible())
    await expect(screen.getByRole('textbox', { name: 'Tell us why' })).toBeInvalid()
  },
}

/** The same failure is reported only once. */
export const ThisIsWrongFailed: Story = {
  parameters: answering(
    mockError(contract.standing.dispute, 409, decisionMessages.disputedAlready),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /This is wrong/ }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Tell us why' }),
      'I was there.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid())
    await expect(screen.getAllByText(decisionMessages.disputedAlready)).toHaveLength(1)
    await expect(screen.getByRole('textbox')).toHaveValue('I was there.')
  },
}

/** A member who closes the form while it is being sent reads that it may still be saved. */
export const ClosedWhileSending: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(mockPending(contract.standing.dispute)),
  play: async (context) => {
    const { userEvent } = context
    await openedDialog(context, /This is wrong/, 'This is wrong')
    await userEvent.type(screen.getByRole('textbox', { name: 'Tell us why' }), 'I was there.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('It is being sent, and may still be saved.')
  },
}

/** A member who sends another text after a lost answer reads where to find the first one. */
export const DisputedAlready: Story = {
  tags: ['!autodocs'],
  beforeEach: forgetStored,
  parameters: answering(
    mockLost(contract.standing.dispute, losesFirst),
    mockError(contract.standing.dispute, 409, decisionMessages.disputedAlready),
    mockResponse(contract.standing.get, () => ({
      ...standings.full,
      records: standings.full.records.map((record) =>
        isStored && record.state === 'open'
          ? { ...record, state: 'disputed' as const, reason: 'I was here.' }
          : record,
      ),
    })),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openedDialog(context, /This is wrong/, 'This is wrong')
    await sendsTwice(userEvent, 'I was here.', ' Ask Ben.')
    await waitFor(() => expect(screen.getByText(/My standing shows/)).toBeVisible())
    await closesForm(userEvent)
    await expect(await canvas.findByText('I was here.')).toBeVisible()
  },
}

const cannotMakeIt = /^I can't make it: Defense rehearsal, /

/** The same for an excuse: another reason can be sent once the first one is taken back. */
export const ExcusedAlready: Story = {
  tags: ['!autodocs'],
  beforeEach: forgetStored,
  parameters: answering(
    mockLost(contract.excuse.create, losesFirst),
    mockError(contract.excuse.create, 409, excuseMessages.twice),
    mockResponse(contract.standing.get, () => ({
      ...standings.full,
      excuses: isStored ? openExcuses : [],
    })),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openedDialog(context, cannotMakeIt, "I can't make it")
    await sendsTwice(userEvent, 'Ill.', ' With a fever.')
    await waitFor(() => expect(screen.getByText(/you can take it back/)).toBeVisible())
    await closesForm(userEvent)
    await expect(await canvas.findAllByRole('button', { name: /^Take it back: / })).toHaveLength(2)
  },
}

let isOver = false

const meetingList = {
  meetings,
  pagination: { total: 3, page: 1, limit: 100, totalPages: 1 },
}

/** What was typed stays when the meeting begins in the meantime. */
export const BegunSinceOpened: Story = {
  beforeEach: () => {
    isOver = false
  },
  parameters: answering(
    mockResponse(contract.meeting.list, () => ({
      ...meetingList,
      meetings: isOver ? [] : meetings,
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: cannotMakeIt }))
    const reason = await screen.findByRole('textbox', { name: 'Tell us why' })
    await userEvent.type(reason, 'I travel home.')
    isOver = true
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(canvas.queryByText('Meetings to come')).toBeNull())
    await expect(reason).toHaveValue('I travel home.')
    await expect(reason).toBeVisible()
  },
}

export const Excused: Story = {
  parameters: answering(
    mockProcedure(contract.standing.get, {
      ...standings.full,
      excuses: standings.full.excuses.map((excuse) => ({
        ...excuse,
        subject: { ...excuse.subject, _id: 'm1' },
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Defense rehearsal' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: cannotMakeIt })).toBeNull()
    await expect(canvas.getAllByText('Excused')).toHaveLength(2)
  },
}

const openExcuses = standings.full.excuses.slice(0, 1).map((excuse) => ({
  ...excuse,
  state: 'open' as const,
  subject: { ...excuse.subject, _id: 'm1' },
}))

let isTakenBack = false

/** An excuse that nobody has decided is taken back with one button, and the meeting asks again. */
export const TakenBack: Story = {
  beforeEach: () => {
    isTakenBack = false
  },
  parameters: answering(
    mockResponse(contract.standing.get, () => ({
      ...standings.full,
      excuses: isTakenBack ? [] : openExcuses,
    })),
    mockResponse(contract.excuse.takeBack, () => {
      isTakenBack = true
      return { message: excuseMessages.takenBack }
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const [onMeeting] = await canvas.findAllByRole('button', { name: /^Take it back: / })
    if (!onMeeting) throw new Error('There is no button.')
    await userEvent.click(onMeeting)
    await expect(await canvas.findByRole('button', { name: cannotMakeIt })).toBeVisible()
    await expect(document.body).not.toHaveFocus()
  },
}

export const MeetingsLoading: Story = {
  parameters: answering(mockPending(contract.meeting.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your standing')).toBeInTheDocument()
    await expect(canvas.queryByText('3 of 5 lateness or absence')).toBeNull()
  },
}

export const MeetingsFailed: Story = {
  parameters: answering(mockError(contract.meeting.list, 500, 'Something went wrong')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch meetings')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByText('3 of 5 lateness or absence')).toBeVisible()
  },
}

export const Loading: Story = loadingStory(contract.standing.get, 'Loading your standing')

export const Failed: Story = failedStory(contract.standing.get, 'Failed to fetch your standing')
