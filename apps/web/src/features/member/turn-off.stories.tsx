import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { secondFactorMessages } from '@tropa/contract/member/second-factor'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockFieldErrors, mockLost, mockResponse } from '../../testing/mock-procedures'
import type { PlayContext } from '../../testing/plays'
import { ProfileScreen } from './profile-screen'

const { get, turnOff } = contract.secondFactor

let isOn = true

const mockState = mockResponse(get, () => ({ isOn, required: false }))

const meta = {
  title: 'Screens/Members/Second factor/Turn off',
  component: MemberStory,
  parameters: memberScreen('user', mockState),
  args: { address: paths.userProfile, Screen: ProfileScreen },
  beforeEach: () => {
    isOn = true
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const sendCode = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Current Password'), 'secret')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '123456')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
}

export const WrongCode: Story = {
  parameters: answering(
    mockFieldErrors(turnOff, 400, { code: secondFactorMessages.wrongCode }),
    mockState,
  ),
  play: async (context) => {
    await sendCode(context)
    await waitFor(() => expect(screen.getByText(secondFactorMessages.wrongCode)).toBeVisible())
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  },
}

/** It is off although no answer came: the section says so. */
export const AnswerLost: Story = {
  parameters: answering(
    mockLost(turnOff, () => {
      isOn = false
      return true
    }),
    mockState,
  ),
  play: async (context) => {
    await sendCode(context)
    await waitFor(() => expect(screen.getByText(secondFactorMessages.turnedOff)).toBeVisible())
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Set up' })).toHaveFocus(),
    )
  },
}
