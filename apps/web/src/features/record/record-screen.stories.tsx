import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor, within } from 'storybook/test'
import { decisionMessages } from '@tropa/contract/record/decision'
import { feesMessages } from '@tropa/contract/standing/fees'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockProcedure, mockPending, mockError, mockResponse } from '../../testing/mock-procedures'
import { sentExcuses, settledFees } from '../../testing/mock-roll-calls'
import { emptyPagination } from '../../testing/mock-member-procedures'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import { type PlayContext, openedDialog, shows } from '../../testing/plays'
import { RecordScreen } from './record-screen'
import { sampleRecord, withRecord } from '../../testing/mock-record'

const meta = {
  title: 'Screens/Members/Records',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: `${paths.adminRecords}?page=3`, Screen: RecordScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const noRecords = answering(
  mockProcedure(contract.record.list, { records: [], pagination: emptyPagination }),
)

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Records' })).toBeVisible())
    await expect(canvas.getByText('Showing 21 to 30 of 95 entries')).toBeVisible()
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('3')
    await expect(canvas.getAllByText('Being looked at')).toHaveLength(2)
    // Withdrawn and settled records need nothing more, and a dispute is decided in the other tab.
    await expect(canvas.getAllByRole('button', { name: /^More for the record/ })).toHaveLength(4)
  },
}

export const Empty: Story = {
  args: { address: paths.adminRecords },
  parameters: noRecords,
  play: shows('No records found'),
}

export const Loading: Story = loadingStory(contract.record.list, 'Loading records')

export const Failed: Story = failedStory(contract.record.list, 'Failed to fetch records')

export const AddForm: Story = {
  play: async (context) => {
    await openedDialog(context, 'Add record', 'Add record')
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    const member = screen.getByRole('combobox', { name: 'Member (optional)' })
    await waitFor(() => expect(within(member).getAllByRole('option')).toHaveLength(14))
    await context.userEvent.selectOptions(member, '@ben')
    const name = screen.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('ben')
    await context.userEvent.selectOptions(member, '@dina')
    await expect(name).toHaveValue('dina')
  },
}

export const AddFormWithoutMembers: Story = {
  parameters: answering(mockError(contract.members.list, 500, 'Something went wrong')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add record' }))
    const hint = await screen.findByText(/The members failed to load/)
    await waitFor(() => expect(hint).toBeVisible())
  },
}

/** A dialog can be left while its request is unanswered. */
export const LeftWhilePosting: Story = {
  parameters: answering(mockPending(contract.record.create)),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openedDialog(context, 'Add record', 'Add record')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ben')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Violation' }), 'Late')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fee' }), '20')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Lateness')
    const post = dialog.getByRole('button', { name: 'Post' })
    await userEvent.click(post)
    await waitFor(() => expect(post).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AddFormIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add record' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Post' }))
    for (const message of [
      'Please enter a name.',
      'Please enter the violation.',
      'Please enter the fee in whole pesos.',
      'Please choose a kind.',
    ]) {
      await waitFor(() => expect(screen.getByText(message)).toBeVisible())
    }
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** Nobody decides about themselves. */
export const WaitingForADecision: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Waiting for a decision (3)' }))
    await expect(
      await canvas.findByRole('button', {
        name: /^Uphold the record of carlo: 12 minutes late to Stand-up, /,
      }),
    ).toBeVisible()
    await expect(canvas.getByText(/Somebody else must decide about your own record/)).toBeVisible()
    // The search is only for the records.
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

let isDecided = false

/** What was typed stays when another admin decides in the meantime. */
export const DecidedByAnother: Story = {
  beforeEach: () => {
    isDecided = false
  },
  parameters: answering(mockResponse(contract.excuse.list, () => (isDecided ? [] : sentExcuses))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Waiting for a decision (3)' }))
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Accept the excuse of ben for Defense/ }),
    )
    const note = await screen.findByRole('textbox', { name: 'Note (optional)' })
    await userEvent.type(note, 'Congratulations!')
    isDecided = true
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(document.querySelectorAll('#main li h2')).toHaveLength(1))
    await expect(note).toHaveValue('Congratulations!')
    await expect(note).toBeVisible()
  },
}

/** No number is shown before it is known. */
export const NumberUnknown: Story = {
  parameters: answering(mockPending(contract.standing.disputes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Waiting for a decision' })).toBeVisible()
  },
}

const menu = /^More for the record of Enzo Carandang: 12 minutes/

const settle = (context: PlayContext) =>
  openedDialog(context, { menu, item: 'Settle' }, 'Settle the record of Enzo Carandang?')

export const Settling: Story = {
  args: { address: paths.adminRecords },
  parameters: withRecord(),
  play: async (context) => {
    const dialog = await settle(context)
    await expect(dialog.getByText('It was paid, or needs nothing more.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Answer (optional)' })).toHaveFocus()
  },
}

/** A settled record has no actions left, so its menu disappears and the focus moves to the next record. */
export const Settled: Story = {
  args: { address: paths.adminRecords },
  beforeEach: () => {
    isDecided = false
  },
  parameters: answering(
    mockResponse(contract.record.list, () => ({
      records: [
        { ...sampleRecord, ...(isDecided && { state: 'settled' as const }) },
        { ...sampleRecord, _id: 'r2', name: 'Dina Reyes' },
      ],
      pagination: { total: 2, page: 1, limit: 10, totalPages: 1 },
    })),
    mockResponse(contract.standing.decide, () => {
      isDecided = true
      const data = { ...sampleRecord, state: 'settled', reason: null, answer: null } as const
      return { message: decisionMessages.decided, data }
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await settle(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Settle' }))
    await waitFor(() => expect(screen.getByText(decisionMessages.decided)).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: menu })).toBeNull())
    const next = canvas.getByRole('button', { name: /^More for the record of Dina Reyes/ })
    await waitFor(() => expect(next).toHaveFocus())
  },
}

/** The answer that was typed stays, and the list behind it shows the record's new state. */
export const SettledByAnother: Story = {
  args: { address: paths.adminRecords },
  parameters: withRecord({}, [
    mockError(contract.standing.decide, 409, decisionMessages.notPossible),
  ]),
  play: async (context) => {
    const dialog = await settle(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Settle' }))
    await waitFor(() => expect(dialog.getByText(decisionMessages.notPossible)).toBeVisible())
  },
}

/** Its reason is in the other tab, and has to be read before the decision. */
export const DisputedInTheList: Story = {
  args: { address: paths.adminRecords },
  parameters: withRecord({ state: 'disputed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Being looked at')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^More for/ })).toBeNull()
  },
}

/** Nobody decides about themselves, and a team with a single admin is told what to do. */
export const OwnRecord: Story = {
  args: { address: paths.adminRecords },
  parameters: withRecord({ userId: storyMemberId }),
  play: async (context) => {
    const dialog = await openedDialog(context, { menu, item: 'Withdraw' }, 'Decide about a record')
    await expect(dialog.getByText(/If you are the only admin/)).toBeVisible()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: menu })).toHaveFocus())
  },
}

const opensFees = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Fees' }))

let settled: unknown

/** One press settles what a member owes, except disputed fees. */
export const FeesOfTheTeam: Story = {
  parameters: answering(
    mockResponse(contract.fees.settle, async (request) => {
      settled = await request.json()
      return { message: feesMessages.settled, data: settledFees }
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    settled = undefined
    await opensFees(context)
    await expect(await canvas.findByText('₱330 to pay, ₱150 paid')).toBeVisible()
    await expect(canvas.getByText('₱50 waits for a decision')).toBeVisible()
    await expect(canvas.getByText(decisionMessages.own)).toBeVisible()
    const settle = canvas.getByRole('button', { name: 'Settle 120 of carlo' })
    await expect(canvas.getAllByRole('button', { name: /^Settle/ })).toEqual([settle])
    const question = await openedDialog(
      context,
      'Settle 120 of carlo',
      'carlo pays ₱120 for 3 records?',
      'alertdialog',
    )
    await userEvent.click(question.getByRole('button', { name: 'Yes, Settle' }))
    await waitFor(() => expect(screen.getByText(feesMessages.settled)).toBeVisible())
    await expect(settled).toEqual({ amount: 120 })
  },
}

/** Another treasurer was quicker: nothing was done, and the screen says so. */
export const FeesChangedMeanwhile: Story = {
  parameters: answering(mockError(contract.fees.settle, 409, feesMessages.changed)),
  play: async (context) => {
    await opensFees(context)
    const question = await openedDialog(context, 'Settle 120 of carlo', undefined, 'alertdialog')
    await context.userEvent.click(question.getByRole('button', { name: 'Yes, Settle' }))
    await waitFor(() => expect(screen.getByText(feesMessages.changed)).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const NoFees: Story = {
  parameters: answering(
    mockProcedure(contract.fees.list, { total: { owed: 0, paid: 0 }, members: [] }),
  ),
  play: async (context) => {
    await opensFees(context)
    await expect(await context.canvas.findByText('Nobody owes anything')).toBeVisible()
  },
}

export const FeesFailed: Story = {
  parameters: answering(mockError(contract.fees.list, 500, 'Something went wrong')),
  play: async (context) => {
    await opensFees(context)
    await expect(await context.canvas.findByText('Failed to fetch fees')).toBeVisible()
  },
}
