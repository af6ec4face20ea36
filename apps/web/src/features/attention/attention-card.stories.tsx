import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AttentionItem } from '@tropa/contract/attention/attention'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { rulesMessages } from '@tropa/contract/rules/rules'
import type { RequestHandler } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import {
  mockError,
  mockLost,
  mockPending,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import { type PlayContext, shows } from '../../testing/plays'
import { AdminScreen } from '../dashboard/admin-screen'

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

const secondAdmin = item(
  'admin',
  'Only one admin can sign in. Invite a second.',
  paths.adminMembers,
)

const card = { name: 'What needs you' }

/** Five items at most. The one about the calendar leads to the panel. */
export const Full: Story = {
  parameters: answering(
    mockProcedure(contract.attention.list, [
      item('address', 'Add your e-mail address, so that reminders reach you.', paths.adminProfile),
      secondAdmin,
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

let present: AttentionItem[] = []

/** A member acknowledges the rules, and the focus moves on to what else needs them. */
const acknowledges = (
  others: AttentionItem[],
  focused: (canvas: PlayContext['canvas']) => HTMLElement,
): Story => ({
  parameters: answering(
    mockResponse(contract.attention.list, () => present),
    mockResponse(contract.rules.acknowledge, () => {
      present = others
      return { message: 'Rules acknowledged successfully!' }
    }),
  ),
  beforeEach: () => {
    present = [rules, ...others]
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'I have read them' })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await waitFor(() => expect(focused(canvas)).toHaveFocus())
  },
})

/** The card disappears. */
export const One: Story = acknowledges([], (canvas) => canvas.getByRole('main'))

export const Two: Story = acknowledges([secondAdmin], (canvas) =>
  within(canvas.getByRole('region', card)).getByRole('listitem'),
)

let acknowledgedOn: string | null = null

const changedRules = (acknowledged: RequestHandler) =>
  answering(
    mockResponse(contract.rules.changes, () => ({
      revision: 2,
      lastUpdated: '2026-08-18',
      acknowledgedOn,
      changes: [],
    })),
    acknowledged,
    mockProcedure(contract.attention.list, [rules, secondAdmin]),
  )

/** Only the notice above asks for changed rules, and it stops once they are acknowledged. */
export const ChangedRules: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: changedRules(
    mockResponse(contract.rules.acknowledge, () => {
      acknowledgedOn = '2026-08-20'
      return { message: rulesMessages.acknowledged }
    }),
  ),
  beforeEach: () => {
    acknowledgedOn = null
  },
  play: async ({ canvas, userEvent }) => {
    const needs = within(await canvas.findByRole('region', card))
    await expect(needs.getByRole('link')).toHaveAccessibleName(secondAdmin.text)
    const button = canvas.getByRole('button', { name: 'I have read them' })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await expect(needs.getByRole('link')).toHaveAccessibleName(secondAdmin.text)
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

/** The notice goes once a load shows that they are acknowledged, although the answer was lost. */
export const ChangedRulesLost: Story = {
  ...ChangedRules,
  parameters: changedRules(
    mockLost(contract.rules.acknowledge, () => {
      acknowledgedOn = '2026-08-20'
      return true
    }),
  ),
}

/** Nothing needs the member. */
export const Empty: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Ana!' })).toBeVisible()
    await expect(canvas.queryByRole('region', card)).toBeNull()
  },
}

const tile = /^active, [13] waiting for your check$/

/** The tiles are hidden until the card is there, because it would push them down under a finger. */
export const Loading: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(mockPending(contract.attention.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(tile)).not.toBeVisible()
  },
}

/** The home works without the card. */
export const Failed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(mockError(contract.attention.list, 500, 'Something went wrong')),
  play: shows(tile),
}
