import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '@tropa/contract/pages'
import { expect } from 'storybook/test'
import { answeringPublic } from '../../testing/mock-public-procedures'
import { PublicStory } from '../../testing/public-story'
import { shows } from '../../testing/plays'
import { UnsubscribedScreen, UnsubscribeScreen } from './unsubscribe-screens'

const meta = {
  title: 'Screens/Members/Switch mails off',
  component: PublicStory,
  parameters: { layout: 'fullscreen', ...answeringPublic() },
  args: { address: `${paths.unsubscribe}?kind=news&key=k`, Screen: UnsubscribeScreen },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mail me what is new')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Switch off' })).toBeVisible()
  },
}

export const Incomplete: Story = {
  args: { address: paths.unsubscribe },
  play: shows(/^This link is not complete/),
}

export const SwitchedOff: Story = {
  args: { address: paths.unsubscribed, Screen: UnsubscribedScreen },
  play: shows(/of a kind that you switched off/),
}
