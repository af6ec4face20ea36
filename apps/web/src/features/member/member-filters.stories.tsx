import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import type { ListedMember } from '@tropa/contract/member/members'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor, within } from 'storybook/test'
import { memberOf } from '../../testing/listed-member'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import { mockProcedure } from '../../testing/mock-procedures'
import { MembersScreen } from './members-screen'

const members = [
  memberOf('ana', { role: ['Heads'] }),
  memberOf('ben'),
  memberOf('carlo', { blocked: true }),
  memberOf('dina', { invited: true }),
]

const listing = (listed: ListedMember[]) => answering(mockProcedure(contract.members.list, listed))

const meta = {
  title: 'Screens/Members/Finding a member',
  component: MemberStory,
  parameters: {
    ...memberScreen('admin'),
    ...listing(members),
  },
  args: { address: paths.adminMembers, Screen: MembersScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

/** Filters by name, ignoring accents, by team and by state. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const edited = () =>
      canvas.queryAllByRole('button', { name: /^Edit @/ }).map((each) => each.ariaLabel)
    await waitFor(() => expect(edited()).toHaveLength(4))
    const team = canvas.getByRole('combobox', { name: 'Team' })
    // In the order of the settings, with those that nobody is in.
    const teams = within(team).getAllByRole('option')
    const names = teams.map((option) => option.textContent)
    await expect(names).toEqual(['All', 'Heads', 'Dev Team', 'Design Team', 'Docu Team'])
    await userEvent.selectOptions(team, 'Dev Team')
    const state = canvas.getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(state, 'Invited')
    await waitFor(() => expect(edited()).toEqual(['Edit @dina']))
    await expect(canvas.getByText('1 member found')).toHaveRole('status')
    for (const filter of [team, state]) await userEvent.selectOptions(filter, 'All')
    await waitFor(() => expect(edited()).toHaveLength(4))
    const search = canvas.getByRole('searchbox', { name: 'Search members...' })
    await userEvent.type(search, 'DÍNA{Enter}')
    await waitFor(() => expect(edited()).toEqual(['Edit @dina']))
    await userEvent.type(search, 'x{Enter}')
    await waitFor(() => expect(canvas.getByText('No members found')).toBeVisible())
  },
}

/** As the search of the area leads to a member. */
export const SearchInTheAddress: Story = {
  args: { address: `${paths.adminMembers}?search=%40carlo` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 member found')).toBeInTheDocument()
    await expect(canvas.getByRole('searchbox')).toHaveValue('@carlo')
  },
}

/** Names come before usernames. Members who left come last and can be taken back. */
export const NamesAndLeavers: Story = {
  parameters: listing([
    memberOf('carlo', { name: 'Zoe Cruz' }),
    memberOf('dina', { blocked: true, left: true, role: [] }),
    memberOf('enzo', { name: 'Ángel Cruz' }),
    memberOf('ana', { _id: storyMemberId }),
  ]),
  play: async (context) => {
    const { canvas, userEvent } = context
    const rows = await canvas.findAllByRole('row')
    const names = rows.slice(1).map((row) => row.querySelector('td')?.textContent.trim())
    await expect(names).toEqual(['@ana You', 'Ángel Cruz @enzo', 'Zoe Cruz @carlo', '@dina'])
    await userEvent.click(canvas.getByRole('button', { name: 'More for dina' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Take back', 'Delete'])
  },
}
