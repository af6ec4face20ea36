import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '@tropa/contract/pages'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { mockPublicProcedures } from '../../testing/mock-public-procedures'
import { loadingPage } from '../../testing/load-stories'
import { PublicStory } from '../../testing/public-story'
import { shows } from '../../testing/plays'
import { publicLoader } from '../../api/loaders'
import { forgetReturnPage, rememberReturnPage } from '../../session/return-page'
import { loadHome } from './home-data'
import { HomeScreen } from './home-screen'
import { HomeSkeleton } from './home-skeleton'

const meta = {
  title: 'Screens/Public/Home',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: mockPublicProcedures() } },
  args: {
    address: '/',
    Screen: HomeScreen,
    Skeleton: HomeSkeleton,
    load: (client) => publicLoader(() => loadHome(client)),
  },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('list', { name: 'The team, first row' })
    const second = canvas.getByRole('list', { name: 'The team, second row' })
    await expect(first.children).toHaveLength(7)
    await expect(second.children).toHaveLength(6)
    const about = canvas.getByRole('link', { name: 'About Tropa' })
    await expect(about).toHaveAccessibleDescription('Thirteen classmates at one table.')
    await expect(canvas.getByText('4.8.4')).toBeVisible()
  },
}

/** Hovering or focusing a portrait shows the first name. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: 'Dina' }))
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Dina')
  },
}

/** A finger on a portrait lights its square as the pointer does. */
export const Touched: Story = {
  play: async ({ canvas, canvasElement }) => {
    const face = await canvas.findByRole('link', { name: 'Dina' })
    const lit = () => canvasElement.querySelectorAll('rect[data-lit]')
    await fireEvent.pointerOver(face, { pointerType: 'touch', pointerId: 1 })
    await waitFor(() => expect(lit()).toHaveLength(1))
    await fireEvent.pointerOut(face, { pointerType: 'touch', pointerId: 1 })
    await waitFor(() => expect(lit()).toHaveLength(0))
  },
}

/** A user whose session has ended lands here. */
export const SessionEnded: Story = {
  beforeEach: () => {
    rememberReturnPage(paths.todo)
    return forgetReturnPage
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your session has ended/)
    const notice = canvas.getByRole('status')
    await expect(notice).toHaveTextContent(
      'Your session has ended. Log in to continue where you left off.',
    )
    await expect(within(notice).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      paths.login,
    )
  },
}

export const Loading: Story = loadingPage('team', 'Loading the home page')

export const Empty: Story = {
  parameters: { msw: { handlers: mockPublicProcedures({ team: [] }) } },
  play: shows('Our faces will be here soon.'),
}
