import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor } from 'storybook/test'
import { memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockLost, mockProcedure, mockResponse } from '../../testing/mock-procedures'
import { openedDialog } from '../../testing/plays'
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

/** The fees were settled, but the answer was lost. The focus stays with that member, whose button is gone. */
export const AnswerLost: StoryObj<typeof meta> = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('tab', { name: 'Fees' }))
    const question = await openedDialog(context, 'Settle 200 of carlo', undefined, 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Yes, Settle' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const nothing = await canvas.findByText('Nothing to pay')
    await waitFor(() => expect(nothing.parentElement).toHaveFocus())
  },
}
