import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AttentionItem } from '@tropa/contract/attention/attention'
import { contract } from '@tropa/contract/contract'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../paths'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockProcedure, mockResponse } from '../../testing/mock-procedures'
import { AdminScreen } from '../member-home/admin-screen'

const meta = {
  title: 'Screens/Members/What needs you',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.admin, Screen: AdminScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const item = (key: string, text: string, href: string): AttentionItem => ({ key, text, href })

const rules = item('rules', 'Read the team rules.', paths.rules)

const card = { name: 'What needs you' }

/** Five at most. The calendar is mended in the panel. */
export const Full: Story = {
  parameters: answering(
    mockProcedure(contract.attention.list, [
      item('address', 'Add your e-mail address, so that reminders reach you.', paths.adminProfile),
      item('admin', 'Only one admin can sign in. Invite a second.', paths.adminMembers),
      item('backup', 'The last backup is 12 days old.', `${paths.adminAudit}?search=backup`),
      item('calendar', 'The calendar has no dates after Nov 30.', '/cms/collections/calendar'),
      item('invite-1', `${'w'.repeat(64)} has not used the invite link.`, paths.adminMembers),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', card)).toBeVisible()
    const backup = canvas.getByRole('link', { name: 'The last backup is 12 days old.' })
    await expect(backup).toHaveAttribute('href', '/admin/audit?search=backup')
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

const isAcknowledged = { current: false }

/** A member who has read the rules says so, and the card goes. */
export const One: Story = {
  parameters: answering(
    mockResponse(contract.attention.list, () => (isAcknowledged.current ? [] : [rules])),
    mockResponse(contract.rules.acknowledge, () => {
      isAcknowledged.current = true
      return { message: 'Rules acknowledged successfully!' }
    }),
  ),
  beforeEach: () => {
    isAcknowledged.current = false
  },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', card)
    await userEvent.click(await canvas.findByRole('button', { name: 'I have read them' }))
    await waitFor(() => expect(region).not.toBeInTheDocument())
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** Nothing needs anybody. */
export const Empty: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Ana!' })).toBeVisible()
    await expect(canvas.queryByRole('region', card)).toBeNull()
  },
}
