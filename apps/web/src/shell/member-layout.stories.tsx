import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '@tropa/contract/pages'
import { toast } from '@tropa/ui/toast'
import type { ReactNode } from 'react'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { memberScreen } from '../testing/member-screen'
import { MemberStory } from '../testing/member-story'
import { mockPendingPublic } from '../testing/mock-public-procedures'

const BrokenScreen = (): ReactNode => {
  throw new Error('A screen that breaks')
}

const meta = {
  title: 'Screens/Members/Around',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.dashboard, Screen: BrokenScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

/** The navigation of the member's role; on a phone a button opens it. */
const openSections = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await canvas.findByText('A screen')
  const menu = canvas.queryByRole('button', { name: /^Menu/ })
  if (menu) await userEvent.click(menu)
  return within(await canvas.findByRole('list', { name: 'Sections' }))
}

export const Loading: Story = {
  parameters: { msw: { handlers: mockPendingPublic('site') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Loading' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
}

/** In a wide window the navigation of the member's role is beside the screen. */
export const Places: Story = {
  args: { address: paths.archivedTodo, Screen: () => <p>A screen</p> },
  play: async (context) => {
    const sections = await openSections(context)
    const names = sections.getAllByRole('link').map(({ textContent }) => textContent)
    // On a phone the profile follows.
    await expect(names.slice(0, 4)).toEqual(['Home', 'To-do', 'Meetings', 'My standing'])
    await expect(sections.getByRole('link', { name: 'To-do' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

/** A meeting's page is for everybody; an admin reaches it from their own list. */
export const PlaceOfAMeeting: Story = {
  parameters: memberScreen('admin'),
  args: { address: '/meetings/m1', Screen: () => <p>A screen</p> },
  play: async (context) => {
    const sections = await openSections(context)
    const meetings = sections.getByRole('link', { name: 'Meetings' })
    await expect(meetings).toHaveAttribute('href', paths.adminMeetings)
    await expect(meetings).toHaveAttribute('aria-current', 'true')
  },
}

/** On a phone a button says where the member is and opens the navigation. */
export const PlacesOnPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { address: paths.standing, Screen: () => <p>A screen</p> },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Menu: My standing' })
    await userEvent.click(menu)
    const sections = within(await canvas.findByRole('list', { name: 'Sections' }))
    await expect(sections.getByRole('link', { name: 'Profile' })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** On a phone a toast does not cover the bar. */
export const ToastOnPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { Screen: () => <p>A screen</p> },
  play: async ({ canvas }) => {
    const { bottom } = (await canvas.findByRole('banner')).getBoundingClientRect()
    toast.success('Saved')
    const shown = (await screen.findByText('Saved')).closest('[data-sonner-toast]')
    await Promise.all(shown?.getAnimations().map(({ finished }) => finished) ?? [])
    await waitFor(() => expect(shown?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom))
  },
}

/** A screen that throws does not take the member bar with it. */
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(canvas.getByRole('banner')).toHaveTextContent('Dev, Design & Docu')
    await expect(canvas.getByRole('banner')).toHaveTextContent('@ana')
  },
}
