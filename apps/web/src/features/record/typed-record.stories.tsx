import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { recordMessages } from '@tropa/contract/record'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../paths'
import { MemberStory, storedMember, storyMemberId } from '../../testing/member-story'
import { mockError, mockPending, mockProcedure, mockResponse } from '../../testing/mock-procedures'
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

const edit = (context: PlayContext) =>
  openedDialog(context, /^Edit the record of Enzo Carandang: 12 minutes/, 'Edit a record')

const remove = async (context: PlayContext) => {
  const question = 'Are you sure you want to delete this record?'
  const dialog = await openedDialog(context, /^Delete the record of Enzo/, question, 'alertdialog')
  await expect(dialog.getByText(sampleRecord.violation)).toBeVisible()
  await context.userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }))
}

const gone = async (role: string, message: string) => {
  await waitFor(() => expect(screen.getByText(message)).toBeVisible())
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
}

let sent: unknown

/** The form shows no seconds: they stay where nobody changes the time. */
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
    const fee = dialog.getByRole('spinbutton', { name: 'Fee' })
    await userEvent.clear(fee)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(fee).toBeInvalid())
    await userEvent.type(fee, '20')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await gone('dialog', decisionMessages.decided)
    const { violation, status, date } = sampleRecord
    await expect(sent).toEqual({ violation, fee: 20, status, date })
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

const offersNoChange = async ({ canvas }: PlayContext) => {
  await expect(await canvas.findByText(sampleRecord.violation)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: /^Edit|^Delete/ })).toBeNull()
}

const askWhom = (context: PlayContext, button: RegExp) =>
  openedDialog(context, button, 'Whom is this record about?')

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
    const dialog = await askWhom(context, /^Link: .* Enzo Carandang/)
    const member = await dialog.findByRole('combobox', { name: 'Member' })
    await expect(member).toHaveDisplayValue('Nobody')
    await expect(dialog.getByRole('option', { name: '@carlo (blocked)' })).toBeInTheDocument()
    await userEvent.selectOptions(member, '@enzo')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByText(decisionMessages.decided)).toBeVisible())
  },
}

/** Nobody can tell beforehand that a roll call wrote an open record. */
export const LinkingRefused: Story = {
  parameters: withRecord({ userId: 'dina' }, [
    mockError(contract.record.linkMember, 409, recordMessages.ofRollCall),
  ]),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await askWhom(context, /^@dina: /)
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

export const DecidedAlready: Story = {
  parameters: withRecord({ userId: 'dina', state: 'upheld' }),
  play: async (context) => {
    await offersNoChange(context)
    const dialog = await askWhom(context, /^@dina: /)
    await expect(dialog.getByText(recordMessages.heard)).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
}

export const OwnRecord: Story = {
  parameters: withRecord({ userId: storyMemberId }),
  play: async (context) => {
    await offersNoChange(context)
    const dialog = await askWhom(context, /^@ana: /)
    await expect(dialog.getByText(/If you are the only admin/)).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
}

export const MembersLoading: Story = {
  parameters: withRecord({}, [mockPending(contract.members.list)]),
  play: async (context) => {
    const dialog = await askWhom(context, /^Link: /)
    await expect(dialog.getByText('Loading members')).toBeInTheDocument()
  },
}

export const MembersFailed: Story = {
  parameters: withRecord({ userId: 'dina' }, [
    mockError(contract.members.list, 500, 'Something went wrong'),
  ]),
  play: async (context) => {
    const dialog = await askWhom(context, /^Linked: /)
    await expect(await dialog.findByText('Failed to fetch members')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
