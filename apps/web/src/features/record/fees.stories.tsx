import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { feesMessages } from '@tropa/contract/standing/fees'
import { expect, screen, waitFor } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockKeys, mockLost, mockProcedure, mockResponse } from '../../testing/mock-procedures'
import { openedDialog, type PlayContext } from '../../testing/plays'
import { RecordScreen } from './record-screen'

let isSettled = false

const owing = (username: string, owed: number) => ({
  ...{ userId: username, username, owed, paid: 0 },
  records: owed > 0 ? 1 : 0,
})

const meta = {
  title: 'Screens/Members/Fees',
  component: MemberStory,
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen(
    'admin',
    mockLost(contract.fees.settle, () => {
      isSettled = true
      return true
    }),
    mockProcedure(contract.standing.disputes, []),
    mockResponse(contract.fees.list, () => ({
      total: { owed: 300, paid: 0 },
      members: [owing('carlo', isSettled ? 0 : 200), owing('dina', 100), owing('enzo', 50)],
    })),
  ),
  args: { address: paths.adminRecords, Screen: RecordScreen },
  beforeEach: () => {
    isSettled = false
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const settle = async (context: PlayContext) => {
  const question = await openedDialog(context, 'Settle 200 of carlo', undefined, 'alertdialog')
  await context.userEvent.click(question.getByRole('button', { name: 'Yes, Settle' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** The address names the chosen tab, which keeps the focus. */
export const InTheAddress: Story = {
  args: { address: `${paths.adminRecords}#fees` },
  play: async ({ canvas, userEvent }) => {
    const fees = await canvas.findByRole('tab', { name: 'Fees' })
    await expect(fees).toHaveAttribute('aria-selected', 'true')
    fees.focus()
    await userEvent.keyboard('{ArrowLeft}')
    const waiting = canvas.getByRole('tab', { name: /^Waiting/ })
    await waitFor(() => expect(waiting).toHaveAttribute('aria-selected', 'true'))
    await expect(waiting).toHaveFocus()
  },
}

/** The fees were settled, but the answer was lost. The focus stays with that member, whose button is gone. */
export const AnswerLost: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('tab', { name: 'Fees' }))
    await settle(context)
    const nothing = await canvas.findByText('Nothing to pay')
    await waitFor(() => expect(nothing.parentElement).toHaveFocus())
  },
}

const keys: unknown[] = []
let carlo = owing('carlo', 200)

/** Sent again while it may not have been done, it is the same attempt; later fees of that amount are another one. */
export const OwedAgain: Story = {
  parameters: answering(
    mockKeys(contract.fees.settle, keys),
    mockLost(contract.fees.settle, () => {
      // The first request is lost on its way there, the second one's answer on its way back.
      if (keys.length === 2) carlo = { ...owing('carlo', 0), paid: 200 }
      return keys.length < 3
    }),
    mockResponse(contract.fees.settle, () => ({ message: feesMessages.settled, data: carlo })),
    mockProcedure(contract.standing.disputes, []),
    mockResponse(contract.fees.list, () => ({ total: { owed: 0, paid: 0 }, members: [carlo] })),
  ),
  beforeEach: () => {
    keys.length = 0
    carlo = owing('carlo', 200)
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('tab', { name: 'Fees' }))
    await settle(context)
    await settle(context)
    await canvas.findByText('Nothing to pay')
    await expect(keys[1]).toBe(keys[0])
    carlo = { ...owing('carlo', 200), paid: 200 }
    // As returning from another app, which loads the list again.
    window.dispatchEvent(new Event('focus'))
    await settle(context)
    await expect(await screen.findByText(feesMessages.settled)).toBeInTheDocument()
    await expect(keys[2]).not.toBe(keys[0])
  },
}
