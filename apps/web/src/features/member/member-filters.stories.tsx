import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, waitFor } from 'storybook/test'
import { memberOf } from '../../testing/listed-member'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockProcedure } from '../../testing/mock-procedures'
import { MembersScreen } from './members-screen'

const members = [
  memberOf('ana', { role: ['Heads'] }),
  memberOf('ben'),
  memberOf('carlo', { blocked: true }),
  memberOf('dina', { invited: true }),
]

const meta = {
  title: 'Screens/Members/Finding a member',
  component: MemberStory,
  parameters: {
    ...memberScreen('admin'),
    ...answering(mockProcedure(contract.members.list, members)),
  },
  args: { address: paths.adminMembers, Screen: MembersScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

/** Filters by name, ignoring accents, by team and by state. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas.queryAllByRole('button', { name: /^Edit @/ }).map((each) => each.ariaLabel)
    await waitFor(() => expect(names()).toHaveLength(4))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Team' }), 'Dev Team')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Invited')
    await expect(names()).toEqual(['Edit @dina'])
    const search = canvas.getByRole('searchbox', { name: 'Search members...' })
    await userEvent.type(search, 'DÍNA{Enter}')
    await expect(names()).toEqual(['Edit @dina'])
    await userEvent.type(search, 'x{Enter}')
    await expect(canvas.getByText('No members found')).toBeVisible()
  },
}
