import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { yearMessages, type Year } from '@tropa/contract/year/year'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { leavable, leave } from '../../testing/leavable-screen'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import {
  holdAnswers,
  mockError,
  mockHeld,
  mockLost,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import { openedDialog, type PlayContext, shows } from '../../testing/plays'
import { saveFormDraft } from '../../session/form-drafts'
import { YearScreen } from './year-screen'

const procedures = contract.year

const year: Year = {
  startedAt: '2025-11-30T03:00:00.000Z',
  members: [
    { _id: storyMemberId, username: 'ana', role: ['Heads'], openRecords: 0 },
    ...Array.from({ length: 12 }, (_, index) => ({
      _id: `member-${index}`,
      username: `member${index}`,
      role: ['Dev Team'],
      openRecords: index % 3,
    })),
  ],
  openRecords: 3,
  activeTodos: 2,
}

let sent: unknown

const handlers = (...mocks: RequestHandler[]) =>
  answering(
    ...mocks,
    mockProcedure(procedures.get, year),
    mockResponse(procedures.close, async (request) => {
      sent = await request.json()
      const data = { closedAt: '2026-11-28T03:00:00.000Z', left: 2, recordsClosed: 3 }
      return { message: yearMessages.closed, data }
    }),
    mockProcedure(contract.members.names, [
      { userId: 'member-0', username: 'member0', name: 'Ángel Cruz' },
    ]),
  )

const meta = {
  title: 'Screens/Members/Close the year',
  component: MemberStory,
  parameters: { ...memberScreen('admin'), ...handlers() },
  args: { address: paths.adminYear, Screen: YearScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

/** The screen says first what will happen, and afterwards what to do next. The caller cannot leave. */
export const Closing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Ángel Cruz/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /@member1\b/ }))
    await expect(canvas.queryByRole('checkbox', { name: /@ana/ })).toBeNull()
    const question = await openedDialog(context, 'Close the year', 'Close the year?', 'alertdialog')
    const effect = '2 people leave, 3 records are settled, everybody reads the rules again.'
    await expect(question.getByText(effect)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes, Close' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: yearMessages.closed })).toHaveFocus(),
    )
    await expect(sent).toEqual({
      leavers: ['member-0', 'member-1'],
      closeRecords: true,
      startedAt: year.startedAt,
    })
    for (const name of ['Copy the calendar to the next year', 'Invite several']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
  },
}

/** Members who were ticked before the screen was left still are, except former members; the question names them. */
export const Kept: Story = {
  beforeEach: () => {
    const name = `close-year:${year.startedAt}`
    const values = { leavers: ['member-0', 'deleted'], closeRecords: false }
    saveFormDraft({ name, member: { id: storyMemberId } }, values)
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('checkbox', { name: /Ángel Cruz/ })).toBeChecked()
    const question = await openedDialog(context, 'Close the year', 'Close the year?', 'alertdialog')
    await expect(question.getByText(/^1 person leaves, no record is settled/)).toBeVisible()
    const leavers = within(question.getByRole('list', { name: 'Members who leave' }))
    await expect(leavers.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ángel Cruz',
    ])
  },
}

/** In the first year of a team of one, nothing is open. */
export const Alone: Story = {
  parameters: handlers(
    mockProcedure(procedures.get, {
      startedAt: null,
      members: year.members.slice(0, 1),
      openRecords: 0,
      activeTodos: 0,
    }),
  ),
  play: shows('Nobody else is a member.'),
}

/** Somebody else was faster: nothing is done twice. */
export const ClosedByOthers: Story = {
  parameters: handlers(mockError(procedures.close, 409, yearMessages.closedByOthers)),
  play: async (context) => {
    const question = await openedDialog(context, 'Close the year', undefined, 'alertdialog')
    await context.userEvent.click(question.getByRole('button', { name: 'Yes, Close' }))
    await shows(yearMessages.closedByOthers)(context)
  },
}

/** A refusal that arrives after the screen was left is said there. */
export const RefusedLater: Story = {
  tags: ['!autodocs'],
  args: { Screen: leavable(YearScreen) },
  parameters: handlers(
    mockHeld(procedures.close),
    mockError(procedures.close, 409, yearMessages.closedByOthers),
  ),
  play: async (context) => {
    const answer = holdAnswers()
    const question = await openedDialog(context, 'Close the year', undefined, 'alertdialog')
    await context.userEvent.click(question.getByRole('button', { name: 'Yes, Close' }))
    await leave()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    answer()
    await expect(await screen.findByText(yearMessages.closedByOthers)).toBeInTheDocument()
  },
}

let closings = 0
let isClosed = false

/** The year is closed, but the answer is lost, and with `isOffline` what is asked next too. */
const lostAnswer = (isOffline: boolean): Partial<Story> => ({
  tags: ['!autodocs'],
  beforeEach: () => {
    closings = 0
    isClosed = false
  },
  parameters: handlers(
    mockLost(procedures.close, () => {
      closings += 1
      isClosed = true
      return true
    }),
    http.get('/api/year', () => {
      if (!isClosed) return HttpResponse.json(year)
      if (isOffline && closings === 1) return HttpResponse.error()
      const [members, startedAt] = [year.members.slice(0, 1), '2026-11-28T03:00:00.000Z']
      return HttpResponse.json({ ...year, members, startedAt })
    }),
  ),
})

const closesWithOne = async (context: PlayContext) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Ángel Cruz/ }))
  const question = await openedDialog(context, 'Close the year', undefined, 'alertdialog')
  await userEvent.click(question.getByRole('button', { name: 'Yes, Close' }))
}

const saysClosed = async ({ canvas }: PlayContext) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: yearMessages.closed })).toHaveFocus(),
  )
  await expect(canvas.getByText(/^1 person left, 3 records settled/)).toBeVisible()
}

/** It is closed although the answer was lost: the year is read again, and nobody is asked to close it twice. */
export const LostAnswer: Story = {
  ...lostAnswer(false),
  play: async (context) => {
    await closesWithOne(context)
    await saysClosed(context)
    await expect(screen.queryByText('Failed to close the year')).toBeNull()
  },
}

/** Without a connection nothing is known at first; once the year was read, it is. */
export const LostConnection: Story = {
  ...lostAnswer(true),
  play: async (context) => {
    const { canvas } = context
    await closesWithOne(context)
    await screen.findByText('Failed to close the year')
    await expect(canvas.getByRole('checkbox', { name: /Ángel Cruz/ })).toBeVisible()
    const question = await openedDialog(context, 'Close the year', undefined, 'alertdialog')
    await context.userEvent.click(question.getByRole('button', { name: 'Yes, Close' }))
    await saysClosed(context)
  },
}

export const Loading: Story = loadingStory(procedures.get, 'Loading the year')

export const Failed: Story = failedStory(procedures.get, 'Failed to fetch the year')
