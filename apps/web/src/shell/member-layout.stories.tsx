import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { paths } from '../paths'
import { memberAnswers } from '../testing/mock-member-calls'
import { MemberStory, storedMember } from '../testing/member-story'
import { unanswered } from '../testing/mock-public-calls'

const Broken = () => {
  throw new Error('A screen that breaks')
}

const meta = {
  title: 'Screens/Members/Around',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('user'),
    msw: { handlers: memberAnswers() },
  },
  args: { address: paths.dashboard, Screen: Broken },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

/** Before anything is there. */
export const Loading: Story = {
  parameters: { msw: { handlers: unanswered('site') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Loading' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
}

/** A screen that breaks leaves the bar in its place. */
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Something went wrong' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
  },
}
