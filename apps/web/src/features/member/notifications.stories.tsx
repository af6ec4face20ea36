import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import type { Notifications } from '@tropa/contract/notification/notifications'
import { paths } from '@tropa/contract/pages'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockError, mockResponse } from '../../testing/mock-procedures'
import { ProfileScreen } from './profile-screen'

const { get, change } = contract.notifications

let stored: Notifications
let isOffline = false
let saves = 0

const meta = {
  title: 'Screens/Members/Automatic mails',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.userProfile, Screen: ProfileScreen },
  beforeEach: () => {
    stored = { news: false, reminders: true, summary: false }
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

/** A switch is saved at once. */
export const Switched: Story = {
  parameters: answering(
    mockResponse(get, () => stored),
    mockResponse(change, async (request) => {
      stored = (await request.json()) as Notifications
      return stored
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const news = await canvas.findByRole('switch', { name: /^Mail me what is new/ })
    await expect(news).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: /^Remind me by mail/ })).toBeChecked()
    await userEvent.click(news)
    await waitFor(() => expect(stored).toEqual({ news: true, reminders: true, summary: false }))
    await userEvent.click(canvas.getByRole('switch', { name: /^A summary every Sunday/ }))
    await waitFor(() => expect(stored).toEqual({ news: true, reminders: true, summary: true }))
    await expect(news).toBeChecked()
  },
}

/** Each choice has all three, so that the first of two must not arrive after the second. */
export const SwitchedFast: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    saves = 0
  },
  parameters: answering(
    mockResponse(get, () => stored),
    mockResponse(change, async (request) => {
      const next = (await request.json()) as Notifications
      if (!next.summary) await delay(300)
      stored = next
      saves += 1
      return next
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const news = await canvas.findByRole('switch', { name: /^Mail me what is new/ })
    const summary = canvas.getByRole('switch', { name: /^A summary every Sunday/ })
    await userEvent.click(news)
    await userEvent.click(summary)
    await expect(news).toBeChecked()
    await expect(summary).toBeChecked()
    await waitFor(() => expect(saves).toBe(2))
    await expect(stored).toEqual({ news: true, reminders: true, summary: true })
    await waitFor(() => expect(summary).toBeChecked())
  },
}

/** A switch that could not be saved shows the stored state again. */
export const NotSaved: Story = {
  parameters: answering(
    mockResponse(get, () => stored),
    mockError(change, 500, 'Something went wrong'),
  ),
  play: async ({ canvas, userEvent }) => {
    const news = await canvas.findByRole('switch', { name: /^Mail me what is new/ })
    await userEvent.click(news)
    await waitFor(() => expect(screen.getByText('Something went wrong')).toBeVisible())
    await waitFor(() => expect(news).not.toBeChecked())
  },
}

/** Without a connection, what is stored cannot be loaded again: the switch returns to what was loaded before. */
export const NotSavedOffline: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    isOffline = false
  },
  parameters: answering(
    http.get('/api/user/notifications', () => (isOffline ? HttpResponse.error() : undefined)),
    mockResponse(get, () => stored),
    http.put('/api/user/notifications', () => {
      isOffline = true
      return HttpResponse.error()
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const news = await canvas.findByRole('switch', { name: /^Mail me what is new/ })
    await userEvent.click(news)
    await waitFor(() => expect(screen.getByText('Failed to save the choice')).toBeVisible())
    await expect(news).not.toBeChecked()
  },
}

export const Loading: Story = loadingStory(get, 'Loading')

export const Failed: Story = failedStory(get, 'Your choice could not be loaded')
