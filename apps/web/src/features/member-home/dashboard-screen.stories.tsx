import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../paths'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockRights } from '../../testing/mock-member-procedures'
import { mockProcedure } from '../../testing/mock-procedures'
import { MemberStory, storedMember } from '../../testing/member-story'
import { DashboardScreen } from './dashboard-screen'

// What loads, fails or has changed looks as on the home of an admin. A TSDoc comment here would take the
// place of the parameters below.
const meta = {
  title: 'Screens/Members/Member home (user)',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.dashboard, Screen: DashboardScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^active, [13] waiting for your check$/)).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByText('3 due within three days')).toBeVisible())
  },
}

/** The longest name wraps on the narrowest phone. */
export const LongestName: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { storage: storedMember('user', 'w'.repeat(64)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Welcome, Www/ })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** An editor is led to the panel. */
export const Editing: Story = {
  parameters: answering(
    mockRights({ mayEdit: true }),
    mockProcedure(contract.member.waiting, { drafts: 3, scheduled: 1 }),
  ),
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /Edit the site/ })
    await expect(tile).toHaveAttribute('href', '/cms')
  },
}
