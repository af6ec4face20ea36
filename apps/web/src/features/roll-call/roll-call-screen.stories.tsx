import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { dayMs } from '@tropa/contract/base/durations'
import { rollCallMessages, type RollCall } from '@tropa/contract/roll-call/roll-call'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockError, mockProcedure } from '../../testing/mock-procedures'
import {
  mockMembers,
  mockRollCall,
  replaceSavedMarks,
  rollCalls,
} from '../../testing/mock-roll-calls'
import { type PlayContext, openedDialog, shows } from '../../testing/plays'
import { RollCallScreen } from './roll-call-screen'

const meta = {
  title: 'Screens/Members/Roll call',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: {
    address: '/admin/meetings/m2',
    path: paths.meetingRollCall,
    Screen: RollCallScreen,
  },
  beforeEach: () => replaceSavedMarks(),
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const withRollCall = (rollCall: RollCall) => answering(...mockRollCall(rollCall))

export const Empty: Story = {
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Close the roll call' })
    await expect(close).toHaveAttribute('aria-disabled', 'true')
    await expect(close).toHaveClass('bg-sunken')
    await expect(canvas.getByText('13 have no mark yet.')).toBeVisible()
  },
}

/** A member who has left in the meantime needs no mark and is offered none. */
export const SomebodyHasLeft: Story = {
  tags: ['!autodocs'],
  parameters: answering(...mockRollCall(rollCalls.empty), mockMembers(13, ['ben'])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('11 have no mark yet.')).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: 'Mark of ben' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Everybody else is present' }))
    await waitFor(() => expect(canvas.queryByText(/no mark yet/)).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Close the roll call' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  },
}

/** The code fills the window; a screen reader hears its digits. */
export const ShowsTheCode: Story = {
  parameters: answering(
    // A browser fires a timer at once whose delay is longer than 24 days.
    mockProcedure(contract.checkIn.code, {
      code: '048213',
      until: new Date(Date.now() + dayMs).toISOString(),
    }),
  ),
  play: async (context) => {
    const dialog = await openedDialog(context, 'Show the code', 'Check in: Stand-up')
    await expect(await dialog.findByText('048213')).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveTextContent('The code is 0 4 8 2 1 3.')
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect()
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight])
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openedDialog(context, 'Show the code')
  },
}

export const ShowsTheCodeOnAPhone: Story = {
  ...ShowsTheCode,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const CodeFailed: Story = {
  parameters: answering(mockError(contract.checkIn.code, 500, 'Something went wrong')),
  play: async (context) => {
    const dialog = await openedDialog(context, 'Show the code')
    await expect(await dialog.findByText('Failed to fetch the code')).toBeVisible()
  },
}

export const Loading: Story = loadingStory(contract.rollCall.get, 'Loading the roll call')

/** The first letter sets the mark and moves on; the fee appears beside the minutes as they are typed. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const first = await canvas.findByRole('radiogroup', { name: 'Mark of ana' })
    first.querySelector('input')?.focus()
    await userEvent.keyboard('pl12{Enter}a')
    // Fees are loaded separately from the marks.
    await expect(await canvas.findByText('₱50, lateness')).toBeVisible()
    await expect(canvas.getByText('₱100, absence')).toBeVisible()
    const fourth = canvas.getByRole('radiogroup', { name: 'Mark of dina' })
    await expect(fourth).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Everybody else is present' }))
    await openedDialog(context, 'Close the roll call', 'Write 2 records?', 'alertdialog')
  },
}

/** A click on `Late` leads to the minutes, where Enter stays until they count. */
export const LateByClick: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('radiogroup', { name: 'Mark of ana' })
    await userEvent.click(within(first).getByRole('radio', { name: 'Late' }))
    const minutes = canvas.getByRole('textbox', { name: 'Minutes late of ana' })
    for (const typed of ['', '601']) {
      await userEvent.keyboard(`${typed}{Enter}`)
      await expect(minutes).toHaveFocus()
      await expect(minutes).toHaveAccessibleDescription(rollCallMessages.minutes)
    }
  },
}

export const Marked: Story = {
  parameters: withRollCall(rollCalls.marked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱50, lateness')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Minutes late of ben' })).toHaveValue('12')
  },
}

export const FortyPeople: Story = {
  parameters: withRollCall(rollCalls.forty),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radiogroup')).toHaveLength(40)
  },
}

export const NobodyExpected: Story = {
  parameters: withRollCall(rollCalls.nobody),
  play: shows('Nobody is expected'),
}

/** The server's judgement is shown nevertheless. */
export const FeesUnknown: Story = {
  parameters: answering(
    mockError(contract.rules.numbers, 500, 'Something went wrong'),
    ...mockRollCall(rollCalls.marked),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('₱50, lateness')).toBeVisible()
    const dina = canvas.getByRole('radiogroup', { name: 'Mark of dina' })
    await userEvent.click(within(dina).getByRole('radio', { name: 'Absent' }))
    await waitFor(() => expect(canvas.getAllByText('₱100, absence')).toHaveLength(2))
  },
}

const confirmClosing = async (context: PlayContext) => {
  const question = 'Write 2 records?'
  const dialog = await openedDialog(context, 'Close the roll call', question, 'alertdialog')
  return dialog.getByRole('button', { name: 'Yes, Close' })
}

export const CloseRefused: Story = {
  parameters: answering(
    mockError(contract.rollCall.close, 409, rollCallMessages.excuseOpen),
    ...mockRollCall(rollCalls.marked),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await confirmClosing(context))
    await waitFor(() => expect(screen.getByText(rollCallMessages.excuseOpen)).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const close = canvas.getByRole('button', { name: 'Close the roll call' })
    await waitFor(() => expect(close).toHaveFocus())
  },
}

/** The roll call is not closed with marks that this admin has not seen. */
export const MarkedByAnother: Story = {
  parameters: withRollCall(rollCalls.marked),
  play: async (context) => {
    const { canvas, userEvent } = context
    const confirm = await confirmClosing(context)
    replaceSavedMarks(
      rollCalls.marked.rows.map(({ userId }) => ({
        userId,
        mark: userId === 'dina' ? 'absent' : 'present',
      })),
    )
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(screen.getByText(/Somebody else has changed the marks/)).toBeVisible(),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const dina = canvas.getByRole('radiogroup', { name: 'Mark of dina' })
    await expect(within(dina).getByRole('radio', { name: 'Absent' })).toBeChecked()
  },
}

export const AcceptingAnExcuse: Story = {
  parameters: withRollCall(rollCalls.withExcuses),
  play: async (context) => {
    const button = 'Accept the excuse of ben'
    const dialog = await openedDialog(context, button, `${button}?`)
    await expect(dialog.getByRole('textbox', { name: 'Note (optional)' })).toHaveFocus()
  },
}

export const WithExcuses: Story = {
  parameters: withRollCall(rollCalls.withExcuses),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Accept the excuse of ben' }),
    ).toBeVisible()
    await expect(
      canvas.getByText('2 have no mark yet, and 1 excuse waits for a decision.'),
    ).toBeVisible()
  },
}

export const OfATodo: Story = {
  args: { address: '/admin/archived-todo/4', path: paths.todoRollCall },
  parameters: withRollCall({
    ...rollCalls.empty,
    subject: { kind: 'todo', _id: '4', title: 'Draft chapter four', at: '2026-01-05' },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Everybody else has delivered' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('radio', { name: 'Missed' })).toHaveLength(13)
  },
}

/** A team with a single admin is told what to do about their own excuse. */
export const OwnExcuse: Story = {
  parameters: withRollCall({
    ...rollCalls.withExcuses,
    rows: rollCalls.withExcuses.rows.map((row) =>
      row.username === 'ben' ? { ...row, userId: storyMemberId } : row,
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/If you are the only admin/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
}

export const NotBegun: Story = {
  parameters: withRollCall(rollCalls.upcoming),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(rollCallMessages.notBegun)).toHaveLength(2)
    await expect(canvas.getAllByRole('radio')[0]).toBeDisabled()
  },
}

export const WithoutRules: Story = {
  parameters: withRollCall(rollCalls.withoutRules),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/They are in the/)).toBeVisible()
    const close = canvas.getByRole('button', { name: 'Close the roll call' })
    await expect(close).toHaveAccessibleDescription(rollCallMessages.noRules)
  },
}

export const Closed: Story = {
  parameters: withRollCall(rollCalls.closed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Marks' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Close the roll call' })).toBeNull()
  },
}

export const NotSaved: Story = {
  parameters: answering(mockError(contract.rollCall.change, 409, rollCallMessages.closed)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Everybody else is present' }))
    await expect(await canvas.findByText('Not saved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    const saveAgain = canvas.getByRole('button', { name: 'Save them again' })
    await expect(saveAgain.parentElement?.parentElement).toContainElement(
      canvas.getByRole('button', { name: 'Close the roll call' }),
    )
  },
}

export const NotFound: Story = failedStory(
  contract.rollCall.get,
  'Failed to fetch the roll call',
  404,
)
