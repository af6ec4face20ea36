import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { memberMessages } from '@tropa/contract/member/member'
import { secondFactorMessages } from '@tropa/contract/member/second-factor'
import { paths } from '@tropa/contract/pages'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import {
  mockError,
  mockFieldErrors,
  mockLost,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import { leavable, leave } from '../../testing/leavable-screen'
import { openedDialog, type PlayContext, shows } from '../../testing/plays'
import { ProfileScreen } from './profile-screen'

const { get, setUp, confirm, turnOff } = contract.secondFactor

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const newSecret = mockProcedure(setUp, {
  secret,
  uri: `otpauth://totp/Tropa:ana?issuer=Tropa&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
})

const recoveryCodes = Array.from({ length: 10 }, (_code, index) => `k7mn-2pqr-xyz4-abc${index}`)

const isOn = mockProcedure(get, { isOn: true, required: false })

const meta = {
  title: 'Screens/Members/Second factor',
  component: MemberStory,
  parameters: memberScreen('user', newSecret),
  args: { address: paths.userProfile, Screen: ProfileScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const enterPassword = async (context: PlayContext) => {
  const { userEvent } = context
  const dialog = await openedDialog(context, 'Set up')
  const password = dialog.getByLabelText('Current Password')
  // For a moment the dialog takes no presses, like the page behind it.
  await waitFor(() => expect(getComputedStyle(password).pointerEvents).toBe('auto'))
  await userEvent.type(password, 'secret')
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
}

const enterCode = async (context: PlayContext, code = '123456') => {
  await enterPassword(context)
  await context.userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), code)
  await context.userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
}

const saveCodes = async ({ userEvent }: PlayContext) =>
  userEvent.click(await screen.findByRole('button', { name: 'I have saved these codes' }))

export const On: Story = {
  parameters: answering(isOn),
  play: shows('Each login asks for a code of your authenticator app.'),
}

export const Loading: Story = loadingStory(get, 'Loading')

export const Failed: Story = failedStory(get, 'Your second factor could not be loaded')

/** The member can do nothing else; the section comes first. */
export const Required: Story = {
  parameters: answering(mockProcedure(get, { isOn: false, required: true })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/You need a second factor here/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
  },
}

export const RequiredAndOn: Story = {
  parameters: answering(mockProcedure(get, { isOn: true, required: true })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(secondFactorMessages.required)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Move to another phone' })).toBeVisible()
  },
}

export const WrongPassword: Story = {
  parameters: answering(
    mockFieldErrors(setUp, 400, { currentPassword: memberMessages.wrongCurrentPassword }),
  ),
  play: async (context) => {
    await enterPassword(context)
    await waitFor(() => expect(screen.getByText(memberMessages.wrongCurrentPassword)).toBeVisible())
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByLabelText('Current Password')).toHaveFocus()
  },
}

export const Scanning: Story = {
  play: async (context) => {
    await enterPassword(context)
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    await expect(picture).toBeVisible()
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Copy secret' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus())
  },
}

export const WrongCode: Story = {
  parameters: answering(
    newSecret,
    mockFieldErrors(confirm, 400, { code: secondFactorMessages.wrongCode }),
  ),
  play: async (context) => {
    await enterCode(context, '000000')
    await waitFor(() => expect(screen.getByText(secondFactorMessages.wrongCode)).toBeVisible())
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  },
}

/** The codes are shown once: closing asks first. */
export const RecoveryCodes: Story = {
  parameters: answering(newSecret, mockProcedure(confirm, { recoveryCodes })),
  play: async (context) => {
    await enterCode(context)
    await waitFor(() => expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible())
    await expect(screen.getAllByText(/^k7mn-/)).toHaveLength(10)
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(await screen.findByText('Have you saved these codes?')).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('button', { name: 'I have saved these codes' })
  },
}

/** Back loses no codes: the profile shows them again. */
export const RecoveryCodesLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { Screen: leavable(ProfileScreen) },
  parameters: RecoveryCodes.parameters ?? {},
  play: async (context) => {
    await enterCode(context)
    await screen.findByRole('list', { name: 'Recovery codes' })
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await leave()
    await expect(await screen.findAllByText(/^k7mn-/)).toHaveLength(10)
    await saveCodes(context)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

let isTurnedOn = false
let isOffline = false

const mockSwitching = () =>
  answering(
    newSecret,
    mockResponse(get, () => ({ isOn: isTurnedOn, required: false })),
    mockResponse(confirm, () => {
      isTurnedOn = true
      return { recoveryCodes }
    }),
    mockResponse(turnOff, () => {
      isTurnedOn = false
      return { message: secondFactorMessages.turnedOff }
    }),
  )

/** Once a required one is on, the member goes on to the page that asked for it, or to the home. */
export const RequiredSetUp: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(
    ...[newSecret, mockProcedure(get, { isOn: false, required: true })],
    mockProcedure(confirm, { recoveryCodes }),
  ),
  play: async (context) => {
    await enterCode(context)
    await saveCodes(context)
    await expect(await context.canvas.findByText('Another page')).toBeVisible()
  },
}

/** Each switch takes its button away, and the other one gets the focus. */
export const Switched: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: mockSwitching(),
  beforeEach: () => {
    isTurnedOn = false
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await enterCode(context)
    await saveCodes(context)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Turn off' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Current Password'), 'secret')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set up' })).toHaveFocus())
  },
}

/** The code of the present phone is asked for beside the password. */
export const Moving: Story = {
  parameters: answering(
    isOn,
    mockFieldErrors(setUp, 400, { code: secondFactorMessages.wrongCode }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to another phone' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move your second factor' }))
    await userEvent.type(dialog.getByLabelText('Current Password'), 'secret')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '000000')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByText(secondFactorMessages.wrongCode)).toBeVisible())
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  },
}

const codesNotShown = /^Your second factor is on, but its recovery codes could not be shown/

/** It is on although no answer came: the dialog says so, and the section behind it too once it is closed. */
export const AnswerLost: Story = {
  parameters: answering(
    mockLost(confirm, () => (isTurnedOn = true)),
    ...mockSwitching().msw.handlers,
  ),
  beforeEach: () => {
    isTurnedOn = false
  },
  play: async (context) => {
    await enterCode(context)
    await expect(await screen.findByText(codesNotShown)).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
    await expect(screen.getByText(/turn it off and set it up again/)).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Turn off' })).toHaveFocus(),
    )
  },
}

/** Whatever the dialog could not find out is loaded when it is closed. */
export const ClosedWithoutConnection: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(
    mockLost(confirm, () => (isOffline = isTurnedOn = true)),
    http.get('/api/user/second-factor', () => (isOffline ? HttpResponse.error() : undefined)),
    ...mockSwitching().msw.handlers,
  ),
  beforeEach: () => {
    isOffline = isTurnedOn = false
  },
  play: async (context) => {
    await enterCode(context)
    await expect(await screen.findByText('Connection error.')).toBeVisible()
    isOffline = false
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(await context.canvas.findByRole('button', { name: 'Turn off' })).toBeVisible()
  },
}

/** That it was moved is known by the refusal of a second try. Where one is required, it cannot be turned off. */
export const AnswerLostOfMove: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    mockProcedure(get, { isOn: true, required: true }),
    newSecret,
    mockLost(confirm, () => {
      const isFirst = !isTurnedOn
      isTurnedOn = true
      return isFirst
    }),
    mockError(confirm, 400, secondFactorMessages.notSetUp),
  ),
  beforeEach: () => {
    isTurnedOn = false
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to another phone' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move your second factor' }))
    await userEvent.type(dialog.getByLabelText('Current Password'), 'secret')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    const turnOn = await dialog.findByRole('button', { name: 'Turn on' })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '654321')
    await userEvent.click(turnOn)
    await expect(await screen.findByText('Connection error.')).toBeVisible()
    await userEvent.click(turnOn)
    await expect(await screen.findByText(codesNotShown)).toBeVisible()
    await expect(screen.getByText(/choose “Move to another phone”/)).toBeVisible()
    await expect(screen.queryByText(secondFactorMessages.notSetUp)).toBeNull()
  },
}
