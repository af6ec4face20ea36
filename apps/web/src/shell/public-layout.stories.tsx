import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundScreen } from './not-found-screen'
import { publicLoader } from '../api/public-loader'
import { failing, publicAnswers } from '../testing/mock-public-calls'
import { PublicStory } from '../testing/public-story'

const meta = {
  title: 'Screens/Public/Around',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: publicAnswers() } },
  args: { address: '/nowhere', Screen: NotFoundScreen },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  },
}

/** A page whose call is refused, in place of the page. */
const refused = (status: number, heading: string): Story => ({
  args: { load: (client) => publicLoader(() => client.rules.get()) },
  parameters: { msw: { handlers: failing('rules', status) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/nowhere',
    )
    await expect(canvas.queryByRole('heading', { name: 'Page not found' })).toBeNull()
  },
})

export const NotAllowed: Story = refused(403, 'You are not allowed to see this page')

export const Gone: Story = refused(404, 'This is not here any more')

export const TooOften: Story = refused(429, 'That was a little fast')

/** The menu of somebody who is not signed in. */
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

/** An admin's menu leads to the dashboard. */
export const SignedIn: Story = {
  parameters: { storage: { token: 'a.b.c', userType: 'admin' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin')
  },
}
