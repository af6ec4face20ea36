import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NotFoundScreen } from './not-found-screen'
import { publicLoader } from '../api/loaders'
import { mockFailingPublic, mockPublicProcedures } from '../testing/mock-public-procedures'
import { PublicStory } from '../testing/public-story'

const meta = {
  title: 'Screens/Public/Around',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: mockPublicProcedures() } },
  args: { address: '/nowhere', Screen: NotFoundScreen },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Page not found' })).toBeVisible(),
    )
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  },
}

/** An error screen instead of a page whose procedure fails. */
const failedWith = (status: number, heading: string): Story => ({
  args: { load: (client) => publicLoader(() => client.rules.get()) },
  parameters: { msw: { handlers: mockFailingPublic('rules', status) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/nowhere',
    )
    await expect(canvas.queryByRole('heading', { name: 'Page not found' })).toBeNull()
  },
})

export const NotAllowed: Story = failedWith(403, 'You are not allowed to see this page')

export const Gone: Story = failedWith(404, 'This is not here any more')

export const TooOften: Story = failedWith(429, 'That was a little fast')

export const Broken: Story = failedWith(500, 'Something went wrong')

export const Unreachable: Story = failedWith(503, 'We cannot be reached right now')

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Member login' })).toHaveAttribute(
      'href',
      '/login',
    )
    await userEvent.click(await canvas.findByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  },
}

export const SignedIn: Story = {
  parameters: { storage: { token: 'a.b.c', userType: 'admin' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin')
  },
}
