import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mockMemberProcedures } from '../../testing/mock-member-procedures'
import { MemberStory, storedMember } from '../../testing/member-story'
import { paths } from '../../paths'
import { ShowcaseScreen } from './showcase-screen'

const meta = {
  title: 'Screens/Members/Components',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('user'),
    msw: { handlers: mockMemberProcedures() },
  },
  args: { address: paths.showcase, Screen: ShowcaseScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const dropdown = await canvas.findByLabelText('Your plan')
    await userEvent.selectOptions(dropdown, 'Premium (₱9.99)')
    await expect(dropdown).toHaveValue('premium')
    await expect(canvas.getByRole('link', { name: /design system/ })).toHaveAttribute(
      'href',
      '/storybook/',
    )
  },
}
