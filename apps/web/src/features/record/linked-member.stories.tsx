import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { recordMessages } from '@tropa/contract/record'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../paths'
import { MemberStory, storedMember, storyMemberId } from '../../testing/member-story'
import { mockError, mockPending, mockProcedure } from '../../testing/mock-procedures'
import { type PlayContext, openedDialog } from '../../testing/plays'
import { RecordScreen } from './record-screen'
import { sampleRecord, withRecord } from '../../testing/mock-record'

const meta = {
  title: 'Screens/Members/Member of a record',
  component: MemberStory,
  parameters: { layout: 'fullscreen', storage: storedMember('admin'), ...withRecord() },
  args: { address: paths.adminRecords, Screen: RecordScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const open = (context: PlayContext, button: RegExp) =>
  openedDialog(context, button, 'Whom is this record about?')

/** A record that was typed is about nobody until an admin says so. */
export const Choosing: Story = {
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
    const dialog = await open(context, /^Link: .* Enzo Carandang/)
    const member = await dialog.findByRole('combobox', { name: 'Member' })
    await expect(member).toHaveDisplayValue('Nobody')
    await expect(dialog.getByRole('option', { name: '@carlo (blocked)' })).toBeInTheDocument()
    await userEvent.selectOptions(member, '@enzo')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByText(decisionMessages.decided)).toBeVisible())
  },
}

export const Linked: Story = {
  parameters: withRecord({ userId: 'dina' }),
  play: async (context) => {
    const dialog = await open(context, /^@dina: /)
    await expect(await dialog.findByRole('combobox')).toHaveDisplayValue('@dina')
  },
}

/** Nobody can tell beforehand that a roll call wrote an open record. */
export const Refused: Story = {
  parameters: withRecord({ userId: 'dina' }, [
    mockError(contract.record.linkMember, 409, recordMessages.ofRollCall),
  ]),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context, /^@dina: /)
    const member = await dialog.findByRole('combobox')
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
    const dialog = await open(context, /^@dina: /)
    await expect(dialog.getByText(recordMessages.heard)).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
}

export const OwnRecord: Story = {
  parameters: withRecord({ userId: storyMemberId }),
  play: async (context) => {
    const dialog = await open(context, /^@ana: /)
    await expect(dialog.getByText(/If you are the only admin/)).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
}

export const MembersLoading: Story = {
  parameters: withRecord({}, [mockPending(contract.members.list)]),
  play: async (context) => {
    const dialog = await open(context, /^Link: /)
    await expect(dialog.getByText('Loading members')).toBeInTheDocument()
  },
}

export const MembersFailed: Story = {
  parameters: withRecord({ userId: 'dina' }, [
    mockError(contract.members.list, 500, 'Something went wrong'),
  ]),
  play: async (context) => {
    const dialog = await open(context, /^Linked: /)
    await expect(await dialog.findByText('Failed to fetch members')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
