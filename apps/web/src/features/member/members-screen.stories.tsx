import type { Meta, StoryObj } from '@storybook/react-vite'
import { membersMessages, type ListedMember } from '@tropa/contract/member/members'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import type { RequestHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { memberOf } from '../../testing/listed-member'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import {
  mockError,
  mockFieldErrors,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import { type PlayContext, openedDialog } from '../../testing/plays'
import { MembersScreen } from './members-screen'

const procedures = contract.members

const ana = memberOf('ana', {
  _id: storyMemberId,
  userType: 'admin',
  role: ['Heads'],
  hasSecondFactor: true,
})

const ben = memberOf('ben', { isEditor: true, role: ['Design Team', 'Docu Team'] })

const longName = 'w'.repeat(64)

const invite = {
  link: `https://tropa.example/invite#${'k'.repeat(43)}`,
  expiresAt: '2026-11-21T03:00:00.000Z',
  isMailed: true,
}

/** The members that the mocked server has now, and the change that was last sent to it. */
let members: ListedMember[] = []
let sent: unknown

const mockChange = (changes: Partial<ListedMember>) =>
  mockResponse(procedures.change, async (request) => {
    sent = await request.json()
    const data = { ...ben, ...changes }
    members = members.map((member) => (member._id === 'ben' ? data : member))
    return { message: membersMessages.changed, data }
  })

const handlers = (...mocks: RequestHandler[]) =>
  answering(
    ...mocks,
    mockResponse(procedures.list, () => members),
    mockResponse(procedures.create, () => {
      const data = memberOf('enzo', { invited: true })
      members = [...members, data]
      return { message: membersMessages.invited, data, invite }
    }),
    mockChange({ blocked: true }),
    mockProcedure(procedures.invite, {
      message: membersMessages.newLink,
      invite: { ...invite, isMailed: false },
    }),
    mockResponse(procedures.remove, () => {
      members = members.filter(({ _id }) => _id !== 'ben')
      return { message: membersMessages.deleted }
    }),
  )

const meta = {
  title: 'Screens/Members/Members',
  component: MemberStory,
  parameters: { ...memberScreen('admin'), ...handlers() },
  args: { address: paths.adminMembers, Screen: MembersScreen },
  beforeEach: () => {
    sent = undefined
    members = [
      ana,
      ben,
      memberOf('carlo', { blocked: true, role: [] }),
      memberOf('dina', { invited: true }),
      memberOf(longName),
    ]
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const openForm = (context: PlayContext, button = 'Edit @ben') => openedDialog(context, button)

/** Asks about an action, reads what it will do, and confirms. */
const confirm = async (context: PlayContext, label: string, effect: RegExp) => {
  const question = await openedDialog(
    context,
    { menu: 'More for ben', item: label },
    undefined,
    'alertdialog',
  )
  await expect(question.getByText(effect)).toBeVisible()
  await context.userEvent.click(question.getByRole('button', { name: `Yes, ${label}` }))
}

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Members' })).toBeVisible())
    // Another admin must do the rest for them, and a blocked member gets no link.
    await expect(canvas.getAllByRole('button', { name: /ana$/ })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'More for carlo' }))
    const menu = await screen.findByRole('menu', { name: 'More for carlo' })
    const items = within(menu).getAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Unblock', 'Delete'])
    await waitFor(() => expect(menu).toBeVisible())
    for (const state of ['Blocked', 'Invited', 'Second factor', 'User, editor']) {
      await expect(within(canvas.getByRole('table')).getByText(state)).toBeVisible()
    }
  },
}

/** The screen says what to do next. */
export const Alone: Story = {
  parameters: handlers(mockProcedure(procedures.list, [ana])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nobody else can sign in')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Edit @ana' })).toBeVisible()
  },
}

export const Loading: Story = loadingStory(procedures.list, 'Loading members')

export const Failed: Story = failedStory(procedures.list, 'Failed to fetch members')

/** Without mail no form asks for an address. */
export const InviteFormWithoutMail: Story = {
  parameters: handlers(mockProcedure(contract.member.resetLinks, { isOffered: false })),
  play: async (context) => {
    const dialog = await openForm(context, 'Invite a member')
    await waitFor(() => expect(dialog.queryByLabelText('E-mail address')).toBeNull())
  },
}

export const InviteForm: Story = {
  play: async (context) => {
    const dialog = await openForm(context, 'Invite a member')
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveFocus()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
    await waitFor(() => expect(dialog.getByText('Please enter a username.')).toBeVisible())
  },
}

/** The focus goes back to the button of the form, which made the link. */
export const Invited: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const form = await openForm(context, 'Invite a member')
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'enzo')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'User')
    await userEvent.click(form.getByRole('checkbox', { name: 'Dev Team' }))
    await userEvent.click(form.getByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'A link for @enzo' }))
    const sentence = 'This link is shown only once and works for 72 hours.'
    await waitFor(() => expect(dialog.getByText(sentence)).toBeVisible())
    await expect(dialog.getByText(/A second link is being mailed/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(invite.link)
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Invite a member' })).toHaveFocus(),
    )
    await expect(await canvas.findByRole('button', { name: 'Edit @enzo' })).toBeVisible()
  },
}

export const UsernameTaken: Story = {
  parameters: handlers(
    mockFieldErrors(procedures.create, 400, { username: membersMessages.taken }),
  ),
  play: async (context) => {
    const dialog = await openForm(context, 'Invite a member')
    const username = dialog.getByRole('textbox', { name: 'Username' })
    await context.userEvent.type(username, 'Ben')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
    await waitFor(() => expect(dialog.getByText(membersMessages.taken)).toBeVisible())
    await expect(username).toHaveFocus()
  },
}

/** Links lead elsewhere than the admin's origin: the form says so before one is made, and so does its dialog. */
export const InviteFromElsewhere: Story = {
  parameters: handlers(
    mockProcedure(contract.attention.list, [
      {
        key: 'links',
        text: 'Links lead to https://tropa.example. Set PUBLIC_URL.',
        href: paths.adminMembers,
      },
    ]),
  ),
  play: async (context) => {
    const sentence = 'Links lead to https://tropa.example. Set PUBLIC_URL.'
    const form = await openForm(context, 'Invite a member')
    await expect(await form.findByText(sentence)).toBeVisible()
    await context.userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'enzo')
    await context.userEvent.click(form.getByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'A link for @enzo' }))
    await waitFor(() => expect(dialog.getByText(sentence)).toBeVisible())
  },
}

/** Only what was changed is sent: another admin may have changed the rest since. */
export const Edited: Story = {
  parameters: handlers(mockChange({ role: ['Heads', 'Design Team', 'Docu Team'] })),
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openForm(context)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Heads' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit @ben' })).toHaveFocus())
    await expect(sent).toEqual({ teams: ['Heads', 'Design Team', 'Docu Team'] })
    await expect(await screen.findByText('Teams changed.')).toBeInTheDocument()
  },
}

/** Another admin must change the role. */
export const EditingOneself: Story = {
  play: async (context) => {
    const dialog = await openForm(context, 'Edit @ana')
    await expect(dialog.getByText('A new username signs you out.')).toBeVisible()
    await expect(dialog.queryByRole('combobox', { name: 'Role' })).toBeNull()
  },
}

export const EditRefused: Story = {
  parameters: handlers(mockError(procedures.change, 409, membersMessages.lastAdmin)),
  play: async (context) => {
    const dialog = await openForm(context)
    await context.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Admin')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(membersMessages.lastAdmin)).toBeInTheDocument()
    await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Admin')
  },
}

/** The same menu then offers to unblock, and its button has the focus. */
export const Blocked: Story = {
  play: async (context) => {
    await confirm(context, 'Block', /cannot sign in until an admin unblocks them/)
    const button = await context.canvas.findByRole('button', { name: 'More for ben' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(sent).toEqual({ blocked: true })
    await expect(await screen.findByText('Member blocked.')).toBeInTheDocument()
    await context.userEvent.keyboard('{Enter}')
    const unblock = await screen.findByRole('menuitem', { name: 'Unblock' })
    await waitFor(() => expect(unblock).toHaveFocus())
  },
}

export const BlockRefused: Story = {
  parameters: handlers(mockError(procedures.change, 409, membersMessages.lastAdmin)),
  play: async (context) => {
    await confirm(context, 'Block', /signed out everywhere/)
    await expect(await screen.findByText(membersMessages.lastAdmin)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const LinkRenewed: Story = {
  play: async (context) => {
    await confirm(context, 'New link', /any earlier link stop working/)
    const dialog = within(await screen.findByRole('dialog', { name: 'A link for @ben' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveFocus())
    await expect(dialog.queryByText(/mailed/)).toBeNull()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'More for ben' })).toHaveFocus(),
    )
  },
}

/** The focus goes to the next row. */
export const Deleted: Story = {
  play: async (context) => {
    const { canvas } = context
    await confirm(context, 'Delete', /keep the name/)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit @ben' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit @carlo' })).toHaveFocus())
  },
}
