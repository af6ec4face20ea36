import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { recordMessages } from '@tropa/contract/record'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../paths'
import { MemberStory, storedMember, storyMemberId } from '../../testing/member-story'
import { mockError, mockProcedure, mockResponse } from '../../testing/mock-procedures'
import { type PlayContext, openedDialog } from '../../testing/plays'
import { RecordScreen } from './record-screen'
import { sampleRecord, withRecord } from '../../testing/mock-record'

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

const notOffered: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText(sampleRecord.violation)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: /^Edit|^Delete/ })).toBeNull()
}

export const OfOneself: Story = {
  parameters: withRecord({ userId: storyMemberId }),
  play: notOffered,
}

export const DisputedAlready: Story = {
  parameters: withRecord({ state: 'disputed' }),
  play: notOffered,
}
