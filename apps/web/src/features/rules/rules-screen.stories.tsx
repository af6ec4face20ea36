import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { mockPublicProcedures } from '../../testing/mock-public-procedures'
import { loadingPage } from '../../testing/load-stories'
import { PublicStory } from '../../testing/public-story'
import { shows } from '../../testing/plays'
import { publicLoader } from '../../api/loaders'
import { RulesScreen } from './rules-screen'
import { RulesSkeleton } from './rules-skeleton'

const meta = {
  title: 'Screens/Public/Rules',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: mockPublicProcedures() } },
  args: {
    address: '/rules',
    Screen: RulesScreen,
    Skeleton: RulesSkeleton,
    load: (client) => publicLoader(() => client.rules.get()),
  },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('August 18, 2025')).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Warning System' })).toBeVisible()
  },
}

/** Where the browser refuses to copy, the link of a section says where its address is. */
export const CopyRefused: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await userEvent.click(await canvas.findByRole('link', { name: 'Copy link to Introduction' }))
    await expect(await canvas.findByText('Copy it from the address bar')).toBeVisible()
  },
}

/** A link of the outline moves the focus to its section. */
export const OutlineLinkClicked: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const outline = within(await canvas.findByRole('navigation', { name: 'Sections' }))
    await userEvent.click(outline.getByRole('link', { name: 'Acknowledgment' }))
    await expect(canvas.getByRole('region', { name: 'Acknowledgment' })).toHaveFocus()
  },
}

export const Loading: Story = loadingPage('rules', 'Loading the rules')

export const Empty: Story = {
  parameters: {
    msw: {
      handlers: mockPublicProcedures({
        rules: { title: 'Team Rules and Regulations', lastUpdated: '2025-08-18', sections: [] },
      }),
    },
  },
  play: shows('No rules are written yet'),
}
