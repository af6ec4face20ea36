import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { inviteMessages } from '@tropa/contract/member/invite'
import { memberMessages } from '@tropa/contract/member/member'
import { paths } from '@tropa/contract/pages'
import { demoNoticeId } from '@tropa/contract/site-renderer'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import {
  mockPending,
  mockError,
  mockFieldErrors,
  mockProcedure,
} from '../../testing/mock-procedures'
import { answeringPublic, mockPublicProcedures } from '../../testing/mock-public-procedures'
import { storedMember } from '../../testing/member-story'
import { PublicStory } from '../../testing/public-story'
import { type PlayContext, shows } from '../../testing/plays'
import { deleteFormDraft } from '../../session/form-drafts'
import { forgetReturnPage, rememberReturnPage } from '../../session/stored-return-page'
import { loginDraft } from './login-form'
import { LoginScreen } from './login-screen'

const meta = {
  title: 'Screens/Members/Login',
  component: PublicStory,
  parameters: { layout: 'fullscreen', ...answeringPublic() },
  args: { address: paths.login, Screen: LoginScreen },
  beforeEach: () => {
    deleteFormDraft(loginDraft)
    forgetReturnPage()
  },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

const logIn = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'ana')
  await userEvent.type(canvas.getByLabelText('Password'), 'secret')
  await userEvent.click(canvas.getByRole('button', { name: 'Log me in' }))
}

export const Idle: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Welcome members!' })).toBeVisible(),
    )
  },
}

export const Busy: Story = {
  parameters: answeringPublic(mockPending(contract.member.login)),
  play: async (context) => {
    await logIn(context)
    await expect(
      await context.canvas.findByRole('button', { name: 'Logging in...' }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The password is emptied, the username is not. The message stays when its toast has gone. */
export const Refused: Story = {
  parameters: answeringPublic(mockError(contract.member.login, 401, 'Wrong username or password.')),
  play: async (context) => {
    await logIn(context)
    await expect(await screen.findAllByText('Wrong username or password.')).toHaveLength(2)
    await expect(
      context.canvas.getByRole('button', { name: 'Log me in' }),
    ).toHaveAccessibleDescription('Wrong username or password.')
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('')
    await expect(context.canvas.getByLabelText('Password')).toHaveFocus()
    await expect(context.canvas.getByLabelText('Username')).toHaveValue('ana')
  },
}

/** Only the server checks the fields; the one that it finds missing gets the focus. */
export const NothingTyped: Story = {
  parameters: answeringPublic(mockError(contract.member.login, 400, 'Please enter your username.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log me in' }))
    await expect(await screen.findAllByText('Please enter your username.')).toHaveLength(2)
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  },
}

/** The password is kept, and the focus is in the new field. */
export const AskedForCode: Story = {
  parameters: answeringPublic(
    mockFieldErrors(contract.member.login, 401, { code: memberMessages.missingCode }),
  ),
  play: async (context) => {
    await logIn(context)
    const code = await context.canvas.findByRole('textbox', { name: 'Code' })
    await expect(code).toHaveFocus()
    await expect(code).toHaveAccessibleDescription(/Please enter the code/)
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('secret')
    const recovery = context.canvas.getByRole('button', { name: 'Use a recovery code' })
    await context.userEvent.click(recovery)
    await expect(code).toHaveAttribute('inputmode', 'text')
    await expect(code).toHaveFocus()
    await expect(code).not.toHaveAccessibleDescription(/Please enter the code/)
  },
}

/** Only an answer of the server empties the password. */
export const Offline: Story = {
  parameters: answeringPublic(http.post('/api/user/login', () => HttpResponse.error())),
  play: async (context) => {
    await logIn(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent('Connection error.'),
    )
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull()
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('secret')
  },
}

export const SessionEnded: Story = {
  beforeEach: () => rememberReturnPage(paths.adminTodo),
  play: shows(/Your session has ended/),
}

/** A token is stored, but the panel's cookie is missing. */
export const ReturningToPanel: Story = {
  parameters: {
    storage: storedMember('user'),
    msw: {
      handlers: [
        http.get('/cms/api/members/me', () => HttpResponse.json({ user: null })),
        ...mockPublicProcedures(),
      ],
    },
  },
  // The story's own address names no page to return to.
  beforeEach: () => rememberReturnPage('/cms/drafts'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(memberMessages.panelNeedsSignIn)).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Log me in' })).toBeEnabled()
  },
}

/** The document of a demo says who can sign in; pressing one fills the form. */
export const Demo: Story = {
  beforeEach: () => {
    const notice = document.createElement('p')
    notice.id = demoNoticeId
    notice.dataset.accounts = JSON.stringify([
      { role: 'admin', username: 'marielle', password: 'demo-admin' },
      { role: 'member', username: 'danica', password: 'demo-member' },
    ])
    document.body.prepend(notice)
    return () => notice.remove()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /danica/ }))
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('danica')
    await expect(canvas.getByLabelText('Password')).toHaveValue('demo-member')
  },
}

export const ForgotPassword: Story = {
  parameters: answeringPublic(
    mockProcedure(contract.member.resetLinks, { isOffered: true }),
    mockProcedure(contract.member.forgotPassword, { message: inviteMessages.linkRequested }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }))
    await expect(await canvas.findByRole('heading', { name: 'Forgot password?' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await canvas.findByText(memberMessages.usernameNeeded)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await canvas.findByText(inviteMessages.linkRequested)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the login' }))
    await expect(await canvas.findByRole('heading', { name: 'Welcome members!' })).toHaveFocus()
    const username = canvas.getByRole('textbox', { name: 'Username' })
    await expect(username).toHaveValue('ana')
    await userEvent.clear(username)
    await userEvent.type(username, 'ben')
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }))
    await canvas.findByRole('heading', { name: 'Forgot password?' })
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('ben')
  },
}
