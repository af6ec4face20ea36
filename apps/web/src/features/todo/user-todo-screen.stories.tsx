import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { todoMessages } from '@tropa/contract/todo/todo'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useApi } from '../../api/api-context'
import { useMember } from '../../session/member-context'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockProcedure, mockError, mockResponse } from '../../testing/mock-procedures'
import {
  activeTodos,
  ago,
  ben,
  makeTodo,
  mockChangedTodo,
} from '../../testing/mock-member-procedures'
import { mockAcknowledgement, mockTodoText } from '../../testing/mock-todo-procedures'
import { MemberStory } from '../../testing/member-story'
import { todoQuery } from './api'
import { UserTodoScreen } from './user-todo-screen'

const meta = {
  title: 'Screens/Members/To-dos (user)',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.todo, Screen: UserTodoScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Record the demo video')).toBeVisible())
    // A square for each member who is asked, one of them filled for the only acknowledgement.
    const squaresIn = (tally: Element | null) => tally?.children.length
    await waitFor(() =>
      expect(squaresIn(canvasElement.querySelector('[data-slot=tally]'))).toBe(13),
    )
    await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(1)
    // The buttons take no space from the names, which are below them.
    const button = canvas.getByRole('button', { name: 'Acknowledge: Record the demo video' })
    const names = button.closest('li')?.querySelector('[data-slot=tally]')
    await expect(names?.getBoundingClientRect().top).toBeGreaterThan(
      button.getBoundingClientRect().bottom,
    )
  },
}

/** A link to one to-do leads to its card once the list has loaded. */
export const LedToACard: Story = {
  tags: ['!autodocs'],
  args: { address: `${paths.todo}#3` },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Prepare the defense deck')
    await waitFor(() => expect(title.closest('li')).toHaveFocus())
  },
}

export const Empty: Story = {
  parameters: answering(mockProcedure(contract.todo.list, [])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No to-do items found')).toBeVisible())
    await expect(canvas.getByText(/^Please don't forget to click the check button/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Post a to-do|^Delete/ })).toBeNull()
  },
}

/** A to-do that was changed asks again and shows what changed; the words are marked, not only coloured. */
export const Changed: Story = {
  parameters: answering(...mockChangedTodo()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('See what changed'))
    await waitFor(() => expect(canvas.getAllByText('Was')).toHaveLength(2))
    await expect(canvas.getAllByRole('deletion')[0]).toHaveTextContent('One minute')
    await expect(canvas.getByText('Changed after you acknowledged')).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Acknowledge the change: Record the demo video' }),
    ).toBeEnabled()
  },
}

/** The rest of the card works if the changes cannot be loaded. */
export const ChangesFailed: Story = {
  parameters: answering(
    mockError(contract.todo.changes, 500, 'Something went wrong'),
    ...mockChangedTodo(),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('See what changed'))
    await expect(await canvas.findByText('What changed could not be loaded')).toBeVisible()
  },
}

/** The page with the outdated list that the home screen loaded: one to-do acknowledged, another not yet posted. */
const OpenedFromHome = () => {
  const queryClient = useQueryClient()
  const { queryKey } = todoQuery(useApi(), 'active')
  const { id: userId, username } = useMember()
  useState(() => {
    const done = makeTodo({
      _id: '2',
      title: 'Record the demo video',
      acknowledgedBy: [{ userId, username, acknowledgedAt: ago(0) }],
    })
    const older = [done, ...activeTodos.slice(2)]
    return queryClient.setQueryData(queryKey, older, { updatedAt: 1 })
  })
  return <UserTodoScreen />
}

/** To-dos that wait now are in their place, however outdated the list was when the page opened. */
export const FromHome: Story = {
  tags: ['!dev', '!autodocs'],
  args: { Screen: OpenedFromHome },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Waiting for you (3)' }),
    ).toBeVisible()
    await expect(
      canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(activeTodos.map(({ title }) => title))
  },
}

const acknowledgementSent = fn()

let loads = 0

/** Where each card begins and ends, and how the page's headings are placed. */
const placesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('#main h2, #main li[tabindex]')].map((element) => {
    const { top, height } = element.getBoundingClientRect()
    return { top, height }
  })

/** Two taps on the same spot: the second one must not reach the button of another to-do. */
export const SecondTap: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: answering(mockAcknowledgement(acknowledgementSent)),
  beforeEach: () => {
    acknowledgementSent.mockClear()
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Acknowledge: Draft chapter three' })
    button.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const tap = async () => {
      const under = document.elementFromPoint(left + width / 2, top + height / 2)
      await userEvent.click(under ?? canvasElement)
    }
    const places = placesIn(canvasElement)
    await tap()
    await expect(await screen.findByText('Todo acknowledged successfully!')).toBeInTheDocument()
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Waiting for you (2)' }),
    ).toBeVisible()
    await expect(placesIn(canvasElement)).toEqual(places)
    await tap()
    await expect(
      canvas.getByRole('button', { name: 'Acknowledged: Draft chapter three' }),
    ).toBeDisabled()
    await expect(
      canvas.getByRole('button', { name: 'Acknowledge: Record the demo video' }),
    ).toBeEnabled()
    await expect(acknowledgementSent).toHaveBeenCalledTimes(1)
  },
}

/** A to-do that an admin has deleted in the meantime disappears; the screen says why and keeps the focus. */
export const DeletedByOthers: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(
    mockError(contract.todo.acknowledge, 404, todoMessages.notFound),
    mockResponse(contract.todo.list, () => {
      loads += 1
      return loads > 1 ? activeTodos.slice(1) : activeTodos
    }),
  ),
  beforeEach: () => {
    loads = 0
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Acknowledge: Draft chapter three'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await screen.findByText(todoMessages.notFound)).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

const linkedText = `${'A line of a long text.\n'.repeat(9)}https://example.com/hidden`

/** A link in the cut part of a text cannot be reached by keyboard. */
export const HiddenLink: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(mockTodoText(linkedText)),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /example\.com\/hidden/ })
    await waitFor(() => expect(link).toHaveAttribute('tabindex', '-1'))
    const [more] = canvas.getAllByRole('button', { name: 'Show more' })
    if (more) await userEvent.click(more)
    await waitFor(() => expect(link).toHaveAttribute('tabindex', '0'))
  },
}

/** The member's own name and time are as wide as the space reserved for them, whatever the time is. */
const acknowledgedAt = (moment: string, text: string): Story => ({
  tags: ['!dev', '!autodocs'],
  parameters: answering(mockAcknowledgement(fn(), [ben], () => moment)),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Acknowledge: Draft chapter three' })
    const own = () => button.closest('li')?.querySelector('li:last-child')
    const width = own()?.getBoundingClientRect().width
    await expect(width).toBeGreaterThan(0)
    await userEvent.click(button)
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(own()).toHaveTextContent(text)
    await expect(own()?.getBoundingClientRect().width).toBe(width)
  },
})

export const AcknowledgedAtLongTime: Story = acknowledgedAt(
  '2026-05-20T04:40:00Z',
  'May 20, 12:40pm',
)

/** The changes can still be read, and the card keeps its height. */
export const ChangeAcknowledged: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: answering(mockAcknowledgement(fn(), []), ...mockChangedTodo()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('See what changed'))
    await waitFor(() => expect(canvas.getAllByText('Was')).toHaveLength(2))
    const button = canvas.getByRole('button', { name: /^Acknowledge the change:/ })
    button.scrollIntoView({ block: 'center' })
    const places = placesIn(canvasElement)
    await userEvent.click(button)
    await expect(await screen.findByText('Todo acknowledged successfully!')).toBeInTheDocument()
    await expect(canvas.getByText('Change acknowledged')).toBeVisible()
    await expect(canvas.getAllByText('Was')).toHaveLength(2)
    await expect(placesIn(canvasElement)).toEqual(places)
  },
}
