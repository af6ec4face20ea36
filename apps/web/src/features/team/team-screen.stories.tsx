import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { defaultSettings } from '@tropa/contract/settings/settings'
import { mockPublicProcedures, people } from '../../testing/mock-public-procedures'
import { loadingPage } from '../../testing/load-stories'
import { PublicStory } from '../../testing/public-story'
import { shows } from '../../testing/plays'
import { publicLoader } from '../../api/loaders'
import { TeamScreen } from './team-screen'
import { TeamSkeleton } from './team-skeleton'

const meta = {
  title: 'Screens/Public/Team',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: mockPublicProcedures() } },
  args: {
    address: '/team',
    Screen: TeamScreen,
    Skeleton: TeamSkeleton,
    load: (client) => publicLoader(() => client.team.list()),
  },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ana Santos' })
    await expect(canvas.getAllByRole('heading', { level: 2, name: /Santos/ })).toHaveLength(13)
    await expect(canvas.getByRole('link', { name: 'GitHub, Ana Santos' })).toHaveAttribute(
      'target',
      '_blank',
    )
    const mail = canvas.getByRole('link', { name: 'E-mail, Ana Santos' })
    await expect(mail).toHaveAttribute('href', 'mailto:ana@example.com')
    await expect(mail).not.toHaveAttribute('target')
    await expect(canvas.getByRole('link', { name: 'Get in touch' })).toBeVisible()
  },
}

/** The links of the thirteenth card are disabled. */
export const DisabledCard: Story = {
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('list', { name: 'Links of Miko' }))
    for (const link of links.getAllByRole('link')) {
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).not.toHaveAttribute('href')
    }
  },
}

export const Loading: Story = loadingPage('team', 'Loading the team')

export const Empty: Story = {
  parameters: { msw: { handlers: mockPublicProcedures({ team: [] }) } },
  play: shows('Nobody is introduced yet'),
}

/** A person has none to three links; without any there is no list of them. */
export const FewLinks: Story = {
  parameters: {
    msw: {
      handlers: mockPublicProcedures({
        team: people(4).map((person, index) => ({
          ...person,
          links: person.links.slice(0, index),
        })),
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ana Santos' })
    await expect(canvas.queryByRole('list', { name: 'Links of Ana' })).toBeNull()
    const links = within(canvas.getByRole('list', { name: 'Links of Ben' }))
    await expect(links.getAllByRole('link')).toHaveLength(1)
  },
}

/** If the settings say so, everybody's links work. */
export const EverybodysLinks: Story = {
  parameters: {
    msw: {
      handlers: mockPublicProcedures({
        team: people(40),
        settings: { ...defaultSettings, linksFor: null },
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { name: 'Ana Santos' })
    await expect(canvas.queryAllByRole('link', { current: false, name: /GitHub/ })).toHaveLength(40)
    for (const link of canvas.getAllByRole('link', { name: /GitHub/ })) {
      await expect(link).toHaveAttribute('href')
    }
  },
}
