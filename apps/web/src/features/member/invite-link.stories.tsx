import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { membersMessages } from '@tropa/contract/member/members'
import { paths } from '@tropa/contract/pages'
import type { RequestHandler } from 'msw'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { leavable, leave } from '../../testing/leavable-screen'
import { memberOf } from '../../testing/listed-member'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import { holdAnswers, mockError, mockHeld, mockProcedure } from '../../testing/mock-procedures'
import { isPressable, openedDialog, type PlayContext } from '../../testing/plays'
import { MembersScreen } from './members-screen'

const link = `https://tropa.example/invite#${'k'.repeat(43)}`

/** Answers the call for a new link; before, its story may do something else. */
let answer: () => void

const handlers = (mock: RequestHandler) =>
  answering(
    mockProcedure(contract.members.list, [
      memberOf('ana', { _id: storyMemberId, userType: 'admin' }),
      memberOf('ben'),
    ]),
    mockHeld(contract.members.invite),
    mock,
  )

const meta = {
  title: 'Screens/Members/Link of a member',
  component: MemberStory,
  parameters: {
    ...memberScreen('admin'),
    ...handlers(
      mockProcedure(contract.members.invite, {
        message: membersMessages.newLink,
        invite: { link, expiresAt: '2026-11-21T03:00:00.000Z', isMailed: true },
      }),
    ),
  },
  args: { address: paths.adminMembers, Screen: leavable(MembersScreen) },
  tags: ['!autodocs'],
  beforeEach: () => {
    answer = holdAnswers()
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const asksForLink = async (context: PlayContext) => {
  const chosen = { menu: 'More for ben', item: 'New link' }
  const question = await openedDialog(context, chosen, undefined, 'alertdialog')
  await context.userEvent.click(question.getByRole('button', { name: 'Yes, New link' }))
  return question
}

const showsLink = async () => {
  const shown = await screen.findByRole('dialog', { name: 'A link for @ben' })
  await isPressable(shown)
  const dialog = within(shown)
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link)
  return dialog
}

const showsNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** An admin who cancels while the link is being made still gets it, because the earlier link and the password are gone. */
export const Cancelled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const question = await asksForLink(context)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await openedDialog(context, 'Edit @ben')
    answer()
    const dialog = await showsLink()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    const form = await screen.findByRole('dialog', { name: 'Edit a member' })
    await waitFor(() => expect(form.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit @ben' })).toHaveFocus())
  },
}

/** A link that nobody has copied is asked for before the tab goes, and stays while other pages are looked at. */
export const Unsaved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    // Not sent as an event, which would stop the mocks too.
    const ask: unknown = expect.any(Function)
    const added = spyOn(window, 'addEventListener')
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await asksForLink(context)
    answer()
    await showsLink()
    await expect(added).toHaveBeenCalledWith('beforeunload', ask)
    await leave()
    await showsNoDialog()
    await leave()
    const dialog = await showsLink()
    const removed = spyOn(window, 'removeEventListener')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(removed).toHaveBeenCalledWith('beforeunload', ask))
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await showsNoDialog()
    await leave()
    await waitFor(() => expect(canvas.queryByRole('main')).toBeNull())
    await leave()
    await canvas.findByRole('button', { name: 'Edit @ben' })
    await showsNoDialog()
  },
}

/** A refusal that arrives after the screen was left is said there. */
export const RefusedLater: Story = {
  parameters: handlers(mockError(contract.members.invite, 404, membersMessages.notFound)),
  play: async (context) => {
    await asksForLink(context)
    await leave()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    answer()
    await expect(await screen.findByText(membersMessages.notFound)).toBeInTheDocument()
  },
}
