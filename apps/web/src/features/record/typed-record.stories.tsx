import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { recordMessages } from '@tropa/contract/record/record'
import { decisionMessages } from '@tropa/contract/record/decision'
import { expect, screen, waitFor } from 'storybook/test'
import { MemberStory, storedMember, storyMemberId } from '../../testing/member-story'
import {
  holdAnswers,
  mockError,
  mockHeld,
  mockLost,
  mockPending,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import { sampleRecord, withRecord } from '../../testing/mock-record'
import { type PlayContext, openedDialog } from '../../testing/plays'
import { RecordScreen } from './record-screen'

const meta = {
  title: 'Screens/Members/Changing a record',
  component: MemberStory,
  parameters: { layout: 'fullscreen', storage: storedMember('admin'), ...withRecord() },
  args: { address: paths.adminRecords, Screen: RecordScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const from = (item: string) => ({
  menu: /^More for the record of Enzo Carandang: 12 minutes/,
  item,
})

const edit = (context: PlayContext) => openedDialog(context, from('Edit'), 'Edit a record')

const remove = async (context: PlayContext) => {
  const question = 'Are you sure you want to delete this record?'
  const dialog = await openedDialog(context, from('Delete'), question, 'alertdialog')
  await expect(dialog.getByText(sampleRecord.violation)).toBeVisible()
  await context.userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }))
}

const gone = async (role: string, message: string) => {
  await waitFor(() => expect(screen.getByText(message)).toBeVisible())
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
}

let sent: unknown

/** The form shows no seconds, so they stay unless somebody changes the time. */
export const Editing: Story = {
  parameters: withRecord({}, [
    mockResponse(contract.record.correct, async (request) => {
      sent = await request.json()
      const data = { ...sampleRecord, fee: 20, reason: null, answer: null }
      return { message: decisionMessages.decided, data }
    }),
  ]),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await edit(context)
    const fee = dialog.getByRole('textbox', { name: 'Fee' })
    await userEvent.clear(fee)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    // An empty field is invalid before the form is checked, and what is typed until then would be sent.
    await waitFor(() => expect(fee).toHaveAccessibleDescription(/Please enter the fee/))
    await userEvent.type(fee, '20')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await gone('dialog', decisionMessages.decided)
    const { violation, status, date } = sampleRecord
    await expect(sent).toEqual({ violation, fee: 20, status, date })
  },
}

/** A status of no known kind is typed, and the form says that it counts for nothing. */
export const OfAnotherKind: Story = {
  parameters: withRecord({}, [
    mockResponse(contract.record.correct, async (request) => {
      sent = await request.json()
      const data = { ...sampleRecord, reason: null, answer: null }
      return { message: decisionMessages.decided, data }
    }),
  ]),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await edit(context)
    const kind = dialog.getByRole('combobox', { name: 'Kind' })
    await userEvent.selectOptions(kind, 'Absence')
    const number = dialog.getByRole('textbox', { name: 'Number' })
    await userEvent.clear(number)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText(recordMessages.numberMissing)).toBeVisible())
    await userEvent.type(number, '２')
    await userEvent.selectOptions(kind, 'Other')
    await expect(dialog.getByText('Counts for nothing.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Status' }), 'Community service')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await gone('dialog', decisionMessages.decided)
    await expect(sent).toMatchObject({ status: 'Community service' })
  },
}

/** The list does not say which open record a roll call wrote. */
export const EditingRefused: Story = {
  parameters: withRecord({}, [mockError(contract.record.correct, 409, recordMessages.ofRollCall)]),
  play: async (context) => {
    const dialog = await edit(context)
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Violation' }), '!')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await gone('dialog', recordMessages.ofRollCall)
  },
}

export const Deleting: Story = {
  parameters: withRecord({}, [
    mockProcedure(contract.record.remove, { message: recordMessages.deleted }),
  ]),
  play: async (context) => {
    await remove(context)
    await gone('alertdialog', recordMessages.deleted)
  },
}

export const DeletingRefused: Story = {
  parameters: withRecord({}, [mockError(contract.record.remove, 409, recordMessages.ofRollCall)]),
  play: async (context) => {
    await remove(context)
    await gone('alertdialog', recordMessages.ofRollCall)
  },
}

const offers = async ({ canvas, userEvent }: PlayContext, labels: readonly string[]) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^More for/ }))
  const items = await screen.findAllByRole('menuitem')
  await expect(items.map((item) => item.textContent)).toEqual(labels)
}

/** Everything that can be done about a record, the dangerous last. */
export const Open: Story = {
  play: async (context) => {
    await offers(context, ['Edit', 'Link to a member', 'Settle', 'Withdraw', 'Delete'])
    await expect(screen.getByRole('separator')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

const askWhom = (context: PlayContext) =>
  openedDialog(context, from('Link to a member'), 'Whom is this record about?')

/** A record that was typed is about nobody until an admin says so. */
export const Linking: Story = {
  parameters: withRecord({}, [
    mockProcedure(contract.record.linkMember, {
      message: decisionMessages.decided,
      data: {
        ...sampleRecord,
        userId: 'enzo',
        reason: null,
        answer: null,
      },
    }),
  ]),
  play: async (context) => {
    const { userEvent } = context
    await expect(await context.canvas.findByText('Nobody')).toBeVisible()
    const dialog = await askWhom(context)
    const member = await dialog.findByRole('combobox', { name: 'Member' })
    await expect(member).toHaveDisplayValue('Nobody')
    await expect(dialog.getByRole('option', { name: '@carlo (blocked)' })).toBeInTheDocument()
    await userEvent.selectOptions(member, '@enzo')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByText(decisionMessages.decided)).toBeVisible())
  },
}

/** Whether a roll call wrote an open record is known only once the server refuses the link. */
export const LinkingRefused: Story = {
  parameters: withRecord({ userId: 'dina' }, [
    mockError(contract.record.linkMember, 409, recordMessages.ofRollCall),
  ]),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await askWhom(context)
    const member = await dialog.findByRole('combobox')
    await expect(member).toHaveDisplayValue('@dina')
    await userEvent.selectOptions(member, '@enzo')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const reason = await dialog.findByText(recordMessages.ofRollCall)
    await waitFor(() => expect(reason).toBeVisible())
    await waitFor(() => expect(member).toHaveFocus())
    await expect(member).toBeInvalid()
  },
}

/** A refusal that arrives after the dialog was closed is said outside it. */
export const LinkingRefusedLater: Story = {
  tags: ['!autodocs'],
  parameters: withRecord({ userId: 'dina' }, [
    mockHeld(contract.record.linkMember),
    mockError(contract.record.linkMember, 409, recordMessages.ofRollCall),
  ]),
  play: async (context) => {
    const { userEvent } = context
    const answer = holdAnswers()
    const dialog = await askWhom(context)
    await userEvent.selectOptions(await dialog.findByRole('combobox'), '@enzo')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answer()
    await expect(await screen.findByText(recordMessages.ofRollCall)).toBeInTheDocument()
  },
}

/** A link that may be stored is not said to have failed. */
export const LinkingUnanswered: Story = {
  tags: ['!autodocs'],
  parameters: withRecord({ userId: 'dina' }, [mockLost(contract.record.linkMember, () => true)]),
  play: async (context) => {
    const dialog = await askWhom(context)
    await context.userEvent.selectOptions(await dialog.findByRole('combobox'), '@enzo')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/^No answer came. It may have been done/)).toBeVisible()
  },
}

export const DecidedAlready: Story = {
  parameters: withRecord({ userId: 'dina', state: 'upheld' }, [
    mockProcedure(contract.members.names, [{ userId: 'dina', username: 'dina', name: null }]),
  ]),
  play: async (context) => {
    await expect(await context.canvas.findByText('@dina')).toBeVisible()
    await offers(context, ['Settle'])
  },
}

/** Nobody changes their own record: each item says who can. */
export const OwnRecord: Story = {
  parameters: withRecord({ userId: storyMemberId }),
  play: async (context) => {
    await offers(context, ['Settle', 'Withdraw'])
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Settle' }))
    const text = await screen.findByText(/If you are the only admin/)
    await waitFor(() => expect(text).toBeVisible())
  },
}

export const MembersLoading: Story = {
  parameters: withRecord({}, [mockPending(contract.members.list)]),
  play: async (context) => {
    const dialog = await askWhom(context)
    await expect(dialog.getByText('Loading members')).toBeInTheDocument()
  },
}

export const MembersFailed: Story = {
  parameters: withRecord({ userId: 'dina' }, [
    mockError(contract.members.list, 500, 'Something went wrong'),
  ]),
  play: async (context) => {
    await expect(await context.canvas.findByText('Linked')).toBeVisible()
    const dialog = await askWhom(context)
    await expect(await dialog.findByText('Failed to fetch members')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
