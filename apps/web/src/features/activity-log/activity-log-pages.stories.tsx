import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ActivityLog } from '@tropa/contract/activity-log/activity-log'
import { paths } from '@tropa/contract/pages'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import type { PlayContext } from '../../testing/plays'
import { ActivityLogScreen } from './activity-log-screen'

/** How many entries the log of the story has. */
let total = 0

/** Resolves when the second page may arrive. */
let secondPage = Promise.resolve()

const entry = (number: number): ActivityLog => ({
  _id: `${number}`,
  username: 'ana',
  action: 'LOGIN',
  description: `entry ${number}`,
  createdAt: '2026-11-18T03:00:00.000Z',
})

const mockPages = (entryOf = entry) =>
  http.get('/api/activitylog', async ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    if (page === 2) await secondPage
    const shown = Math.max(0, Math.min(10, total - (page - 1) * 10))
    return HttpResponse.json({
      logs: Array.from({ length: shown }, (_, index) => entryOf((page - 1) * 10 + index + 1)),
      pagination: { total, page, limit: 10, totalPages: Math.ceil(total / 10) },
    })
  })

const meta = {
  title: 'Screens/Members/Activity logs page by page',
  component: MemberStory,
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen('admin', mockPages()),
  args: { address: paths.adminActivityLogs, Screen: ActivityLogScreen },
  beforeEach: () => {
    total = 11
    secondPage = Promise.resolve()
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

/** The rows stay until the next page has loaded, which starts at its top. */
export const NextPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 1 to 10 of 11 entries')
    let arrive = () => {}
    secondPage = new Promise((resolve) => {
      arrive = resolve
    })
    window.scrollTo(0, document.documentElement.scrollHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('1'),
    )
    await expect(canvas.getByText('entry 1')).toBeInTheDocument()
    await expect(canvas.queryByText('Loading activity logs')).toBeNull()
    arrive()
    await expect(await canvas.findByText('entry 11')).toBeVisible()
    await expect(window.scrollY).toBe(0)
  },
}

export const PageAfterTheLast: Story = {
  args: { address: `${paths.adminActivityLogs}?page=99` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 11 to 11 of 11 entries')).toBeVisible()
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2')
  },
}

const leftEdges = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().left)

/** The columns stay in place from page to page, whatever is in them. */
export const LongEntry: Story = {
  parameters: answering(
    mockPages((number) =>
      number < 11
        ? entry(number)
        : {
            ...entry(number),
            username: 'w'.repeat(64),
            action: 'ADD_TODO',
            description: 'A long description. '.repeat(20),
          },
    ),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('entry 1')
    const edges = leftEdges(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByText(/^A long description/)).toBeVisible()
    await expect(leftEdges(canvasElement)).toEqual(edges)
    await expect(canvas.getAllByRole('cell')[1]).toHaveTextContent(/^ADD_TODO$/)
  },
}

const deleteLast = async ({ canvas, userEvent }: PlayContext) => {
  await canvas.findByText(/Choose a row to delete it/)
  await canvas.findByText('entry 11')
  await userEvent.click(canvas.getByRole('button', { name: 'ana: delete LOGIN' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
}

/** The page before it is shown, with the focus, when its last entry is deleted; a list of one page has no buttons. */
export const LastOfItsPage: Story = {
  args: { address: `${paths.adminActivityLogs}?page=2` },
  parameters: answering(
    http.delete('/api/activitylog/:id', () => {
      total = 10
      return HttpResponse.json({ message: 'Activity log deleted successfully' })
    }),
    mockPages(),
  ),
  play: async (context) => {
    await deleteLast(context)
    await expect(await context.canvas.findByText('entry 10')).toBeInTheDocument()
    await expect(context.canvas.queryByText('No activity logs found')).toBeNull()
    await expect(context.canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus())
  },
}
